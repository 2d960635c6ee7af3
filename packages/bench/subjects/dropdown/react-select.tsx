import Select from 'react-select';
import { towns } from '../towns.ts';

/** As its documentation shows it. */
export function Subject() {
  return <Select options={towns} aria-label="Город" />;
}
