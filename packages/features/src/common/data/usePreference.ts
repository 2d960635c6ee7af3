import { createContext, use, useState } from 'react';

/** A view preference that is stored on this device. */
export interface Preferences {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
}

/** Provided by features/session; without a provider nothing is stored. */
export const PreferencesContext = createContext<Preferences>({ read: () => null, write: () => undefined });

/** One of a few values, as it was chosen last on this device. */
export function usePreference<Value extends string>(name: string, values: readonly Value[], usual: Value) {
  const { read, write } = use(PreferencesContext);
  const [value, setValue] = useState(() => {
    const stored = read(name);
    return values.find((one) => one === stored) ?? usual;
  });
  const choose = (next: Value) => {
    setValue(next);
    write(name, next);
  };
  return [value, choose] as const;
}
