import '@portal/ui/styles.css';
import { SearchableDropdown } from '@portal/ui';
import { useState } from 'react';
import { cities } from '../cities.ts';

/** As the forms have it where every city may be chosen; the directory's filter offers a hundred of them. */
export function Subject() {
  const [value, setValue] = useState<string | null>(null);
  return <SearchableDropdown label="Город" options={cities} value={value} onChange={setValue} />;
}
