import { type Client, createClient, getMe, logout, RequestError, type Session, type SessionUser } from '@portal/api';
import type { SessionActions, SessionState } from '../common/index.ts';
import { createDrafts, type DraftStore } from './drafts.ts';
import { browserTabs, type Tabs } from './tabs.ts';
import { createTokenStorage, type TokenStorage } from './token-storage.ts';

export interface SessionOptions {
  storage?: TokenStorage;
  tabs?: Tabs;
  /** Where what is typed and not saved is kept: this tab's store. */
  draftStore?: () => DraftStore;
  /** Makes the calls that carry a token; tests put their own network here. */
  clientWith?: (token: string | null, onUnauthorized: (error: RequestError) => void) => Client;
  /** Says, once, that the session has ended by itself. */
  onExpired?: () => void;
}

export interface LiveSession extends SessionActions {
  /** The way to the server for every screen. */
  client: Client;
  snapshot: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks who a stored token belongs to and listens to other tabs. Returns how to stop listening. */
  start: () => () => void;
}

const anonymous: SessionState = { state: 'anonymous' };
const checking: SessionState = { state: 'checking' };

/** Who is signed in, outside React: one state that guards, client and screens share. */
export function createSession({
  storage = createTokenStorage(),
  tabs = browserTabs(),
  draftStore = () => sessionStorage,
  clientWith = (token, onUnauthorized) => createClient({ token: () => token, onUnauthorized }),
  onExpired = () => undefined,
}: SessionOptions = {}): LiveSession {
  let current: SessionState = storage.read() ? checking : anonymous;
  /** The check whose answer counts. */
  let check: object | null = null;
  const listeners = new Set<() => void>();

  const { drafts, clear: clearDrafts } = createDrafts(() => (current.state === 'signed-in' ? current.user.id : null), draftStore);

  const set = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** Forgets the token. A check that is still running then belongs to nobody: see `ask`. */
  const forget = () => {
    check = null;
    storage.clear();
    set(anonymous);
  };

  /** A 401 to a call that was sent with `token`. Late answers to a session that has ended are silent. */
  const expire = (token: string | null) => {
    if (token !== storage.read() || current.state === 'anonymous') return;
    const wasSignedIn = current.state === 'signed-in';
    forget();
    tabs.tell('signed-out');
    if (wasSignedIn) onExpired();
  };

  const clientOf = (token: string | null) => clientWith(token, () => expire(token));
  const client: Client = (endpoint, given, options) => clientOf(storage.read())(endpoint, given, options);

  /** Silent whatever comes of it (D1 §4). Only a 401 costs the token (ledger OPEN-66). */
  const ask = async () => {
    const token = storage.read();
    const mine = {};
    check = mine;
    let next = anonymous;
    let isRefused = false;
    try {
      if (token) next = { state: 'signed-in', user: await clientOf(token)(getMe, {}) };
    } catch (error) {
      isRefused = error instanceof RequestError && error.isAuthError;
    }
    // Somebody signed in or out meanwhile: this answer belongs to nobody.
    if (check !== mine) return;
    if (isRefused) forget();
    else set(next);
  };

  const open = ({ token, user }: Session) => {
    check = null;
    storage.write(token);
    clearDrafts(user.id);
    set({ state: 'signed-in', user });
    tabs.tell('signed-in');
  };

  const close = async () => {
    const leaving = clientOf(storage.read());
    clearDrafts();
    forget();
    tabs.tell('signed-out');
    try {
      await leaving(logout, {});
    } catch {
      // Signed out here in any case (D1 §4): a server that did not hear it lets the token expire.
    }
  };

  const update = (change: Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'avatar'>>) => {
    if (current.state === 'signed-in') set({ state: 'signed-in', user: { ...current.user, ...change } });
  };

  return {
    client,
    open,
    close,
    update,
    drafts,
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (current.state === 'checking' && !check) void ask();
      return tabs.listen((news) => {
        if (news === 'signed-out') forget();
        else void ask();
      });
    },
  };
}
