import { createTokenStorage } from './token-storage.ts';

/** Whether somebody may be signed in here: a token is kept. Small enough to be asked before the portal itself is here. */
export function hasToken(): boolean {
  return createTokenStorage().read() !== null;
}
