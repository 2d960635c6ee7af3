import { isEmail } from '@portal/api';

const key = 'rememberedEmail';

/** The address that signed in last with «Запомнить меня» on this device (ledger OPEN-19). Never a password. */
export const rememberedEmail = {
  read: (): string => {
    try {
      const stored = localStorage.getItem(key) ?? '';
      return isEmail(stored) ? stored : '';
    } catch {
      return '';
    }
  },
  /** An empty address deletes the stored one. */
  write: (email: string): void => {
    try {
      if (email) localStorage.setItem(key, email);
      else localStorage.removeItem(key);
    } catch {
      // A browser without storage does not remember.
    }
  },
};
