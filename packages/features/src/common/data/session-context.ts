import type { SessionSummary, Session, SessionUser } from '@portal/api';
import { createContext, useContext } from 'react';

/**
 * Whether a user is signed in. `checking` = a stored token is being verified; `summary` is the session summary that the server has rendered
 * meanwhile, only for display: null where it has found the token invalid.
 */
export type SessionState =
  | { state: 'checking'; summary?: SessionSummary | null | undefined }
  | { state: 'anonymous' }
  | { state: 'signed-in'; user: SessionUser };

/** Drafts of the signed-in user's unsaved input. */
export interface Drafts {
  read: (name: string) => unknown;
  write: (name: string, values: unknown) => void;
  forget: (name: string) => void;
}

export interface SessionActions {
  /** Starts the session that sign-in or registration has answered. */
  open: (session: Session) => void;
  /** Signs out on the server (a failure is ignored) and deletes everything stored. */
  close: () => Promise<void>;
  /** Verifies the session again, silently, after something that may have ended it on the server. */
  check: () => Promise<void>;
  /** Updates the shown name and avatar to the saved card. */
  update: (change: Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'avatar'>>) => void;
  drafts: Drafts;
}

/** Stores nothing: for components outside of a session. */
export const noDrafts: Drafts = { read: () => undefined, write: () => undefined, forget: () => undefined };

/** Provided by features/session; every feature may read it. */
export const SessionContext = createContext<SessionState & SessionActions>({
  state: 'anonymous',
  open: () => undefined,
  close: () => Promise.resolve(),
  check: () => Promise.resolve(),
  update: () => undefined,
  drafts: noDrafts,
});

/** The session: who is signed in, as far as it is known, and its actions. */
export function useSession(): SessionState & SessionActions {
  return useContext(SessionContext);
}
