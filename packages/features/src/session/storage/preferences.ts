import type { Preferences } from '../../common/data/index.ts';

const keyOf = (name: string): string => `view:${name}`;

/** View preferences of this device, whoever is signed in. A denied or full storage is no error. */
export const preferences: Preferences = {
  read: (name) => {
    try {
      return localStorage.getItem(keyOf(name));
    } catch {
      return null;
    }
  },
  write: (name, value) => {
    try {
      localStorage.setItem(keyOf(name), value);
    } catch {
      // Then the defaults apply after a reload.
    }
  },
};
