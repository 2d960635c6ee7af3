import type { Preferences } from '../../common/index.ts';

const keyOf = (name: string): string => `view:${name}`;

/** How somebody likes to see things, on this device, whoever is signed in. A denied or full storage is no error. */
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
      // Then it is as usual after a reload.
    }
  },
};
