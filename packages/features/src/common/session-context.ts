import type { Face, Session, SessionUser } from '@portal/api';
import { createContext, useContext } from 'react';

/**
 * Whether somebody is signed in. `checking` = a stored token is being asked about; `face` is what the server has rendered meanwhile,
 * to be shown and for nothing else: null where it has found the token to be nobody's.
 */
export type SessionState =
  | { state: 'checking'; face?: Face | null | undefined }
  | { state: 'anonymous' }
  | { state: 'signed-in'; user: SessionUser };

/** What was typed and not saved, of whoever is signed in. */
export interface Drafts {
  read: (name: string) => unknown;
  write: (name: string, values: unknown) => void;
  forget: (name: string) => void;
}

export interface SessionActions {
  /** Takes over what sign-in or registration answered. */
  open: (session: Session) => void;
  /** Tells the server (whose failure is ignored), forgets everything stored. */
  close: () => Promise<void>;
  /** Asks again, in silence, whether the session stands: after something that may have ended it on the server. */
  check: () => Promise<void>;
  /** Keeps the shown name and avatar in step with the saved card. */
  update: (change: Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'avatar'>>) => void;
  drafts: Drafts;
}

/** Keeps nothing: for whoever stands outside of a session. */
export const noDrafts: Drafts = { read: () => undefined, write: () => undefined, forget: () => undefined };

/** Filled by features/session; every room may read it. */
export const SessionContext = createContext<SessionState & SessionActions>({
  state: 'anonymous',
  open: () => undefined,
  close: () => Promise.resolve(),
  check: () => Promise.resolve(),
  update: () => undefined,
  drafts: noDrafts,
});

/** Who is signed in, as far as it is known, and what they can do about it. */
export function useSession(): SessionState & SessionActions {
  return useContext(SessionContext);
}
