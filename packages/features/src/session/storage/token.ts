import { createTokenStorage } from './token-storage.ts';

/** Whether a user may be signed in here: a token is stored. Small enough to run before the portal itself is loaded. */
export function hasToken(): boolean {
  return createTokenStorage().read() !== null;
}
