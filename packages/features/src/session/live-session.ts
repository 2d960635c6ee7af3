import type { Client, Face, RequestError } from '@portal/api';
import type { SessionActions, SessionState } from '../common/index.ts';
import type { DraftStore } from './drafts.ts';
import type { Tabs } from './tabs.ts';
import type { TokenStorage } from './token-storage.ts';

export interface SessionOptions {
  storage?: TokenStorage;
  tabs?: Tabs;
  /** Where what is typed and not saved is kept: this tab's store. */
  draftStore?: () => DraftStore;
  /** Makes the calls that carry a token; tests put their own network here. */
  clientWith?: (token: string | null, onUnauthorized: (error: RequestError) => void) => Client;
  /** Says, once, that the session has ended by itself. */
  onExpired?: () => void;
  /** With whose face the server has rendered the page, or with nobody's: it stays until it is known who is signed in. */
  face?: Face | null | undefined;
}

export interface LiveSession extends SessionActions {
  /** The way to the server for every screen. */
  client: Client;
  snapshot: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks who a stored token belongs to and listens to other tabs. Returns how to stop listening. */
  start: () => () => void;
}
