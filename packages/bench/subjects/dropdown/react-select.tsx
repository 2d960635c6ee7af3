import Select from 'react-select';
import { cities } from '../cities.ts';

/** As its documentation shows it. */
export function Subject() {
  return <Select options={cities} aria-label="Город" />;
}
