import { createContext, use, useState } from 'react';

/** A view preference that is stored on this device. */
export interface Preferences {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
}

/** Provided by features/session; without a provider nothing is stored. */
export const PreferencesContext = createContext<Preferences>({ read: () => null, write: () => undefined });

/** What was chosen last on this device; `known` says what the stored text means, and what is usual without one. */
export function useStoredText<Value extends string>(name: string, known: (stored: string | null) => Value) {
  const { read, write } = use(PreferencesContext);
  const [value, setValue] = useState(() => known(read(name)));
  const choose = (next: Value) => {
    setValue(next);
    write(name, next);
  };
  return [value, choose] as const;
}

/** One of a few values, as it was chosen last on this device. */
export const usePreference = <Value extends string>(name: string, values: readonly Value[], usual: Value) =>
  useStoredText(name, (stored) => values.find((one) => one === stored) ?? usual);
