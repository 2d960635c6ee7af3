import type { Client, SessionSummary, RequestError } from '@portal/api';
import type { SessionActions, SessionState } from '../common/data/index.ts';
import type { DraftStore } from './storage/drafts.ts';
import type { Tabs } from './tabs/tabs.ts';
import type { TokenStorage } from './storage/token-storage.ts';

export interface SessionOptions {
  storage?: TokenStorage;
  tabs?: Tabs;
  /** Where drafts are stored: this tab's storage. */
  draftStore?: () => DraftStore;
  /** Makes the calls that carry a token; tests replace it. */
  clientWith?: (token: string | null, onUnauthorized: (error: RequestError) => void) => Client;
  /** Reports, once, that the session has expired. */
  onExpired?: () => void;
  /** The session summary that the server rendered the page with, or none: it is shown until it is known who is signed in. */
  summary?: SessionSummary | null | undefined;
}

export interface LiveSession extends SessionActions {
  /** The API client of all screens. */
  client: Client;
  snapshot: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Verifies a stored token and listens to other tabs. Returns the function that stops listening. */
  start: () => () => void;
}
