import '@portal/ui/styles.css';
import { SearchableDropdown } from '@portal/ui';
import { useState } from 'react';
import { towns } from '../towns.ts';

/** As the directory's filter has it. */
export function Subject() {
  const [value, setValue] = useState<string | null>(null);
  return <SearchableDropdown label="Город" options={towns} value={value} onChange={setValue} />;
}
