import { type Client, createClient, getMe, logout, RequestError, type Session, type SessionUser } from '@portal/api';
import type { SessionState } from '../common/data/index.ts';
import { createDrafts } from './storage/drafts.ts';
import type { LiveSession, SessionOptions } from './live-session.ts';
import { browserTabs } from './tabs/tabs.ts';
import { createTokenStorage } from './storage/token-storage.ts';

const anonymous: SessionState = { state: 'anonymous' };
const checking: SessionState = { state: 'checking' };

/** Who is signed in, outside React: one state that guards, client and screens share. */
export function createSession({
  storage = createTokenStorage(),
  tabs = browserTabs(),
  draftStore = () => sessionStorage,
  clientWith = (token, onUnauthorized) => createClient({ token: () => token, onUnauthorized }),
  onExpired = () => undefined,
  summary,
}: SessionOptions = {}): LiveSession {
  let current: SessionState = storage.read() ? { state: 'checking', summary } : anonymous;
  /** The token of the shown session. Another tab may have stored another user's in the cookies meanwhile. */
  let shown: string | null = null;
  /** The verification whose answer counts. */
  let pending: object | null = null;
  const listeners = new Set<() => void>();

  const { drafts, clear: clearDrafts } = createDrafts(() => (current.state === 'signed-in' ? current.user.id : null), draftStore);

  const set = (next: SessionState, token: string | null = null) => {
    current = next;
    shown = token;
    for (const listener of listeners) listener();
  };

  /** A tab calls as the user it shows; when its token is not stored any more, that ends. */
  const bearer = () => {
    const stored = storage.read();
    return stored === null ? null : (shown ?? stored);
  };

  /** Deletes the token. A pending answer is then ignored: see `verify`. */
  const forget = () => {
    pending = null;
    storage.clear();
    set(anonymous);
  };

  /** This tab's session has ended; the cookies, which all tabs share, may hold another one by now. */
  const follow = () => {
    const ended = shown;
    storage.clearCopy();
    const stored = storage.read();
    if (stored === null || stored === ended) return forget();
    set(checking);
    void verify();
  };

  /** The token of a cookie that another program has set is no reason to end a session that has one of its own. */
  const refuse = (token: string) => {
    storage.refuse(token);
    if (storage.read() === null) return forget();
    void verify();
  };

  /** A 401 to a call that was sent with `token`. Late answers to a session that has ended are ignored. */
  const expire = (token: string | null) => {
    if (token !== bearer() || current.state === 'anonymous') return;
    if (token !== storage.read()) return follow();
    const wasSignedIn = current.state === 'signed-in';
    if (!wasSignedIn && token !== null) return refuse(token);
    forget();
    tabs.send('signed-out');
    if (wasSignedIn) onExpired();
  };

  const clientOf = (token: string | null) => clientWith(token, () => expire(token));
  const client: Client = (endpoint, given, options) => clientOf(bearer())(endpoint, given, options);

  /** Silent, whatever the result is (D1 §4). Only a 401 deletes the token (ledger OPEN-66); an outage ends no session. */
  const verify = async () => {
    const token = storage.read();
    const mine = {};
    pending = mine;
    let user: SessionUser | null = null;
    let isRefused = false;
    try {
      if (token) user = await clientOf(token)(getMe, {});
    } catch (error) {
      isRefused = error instanceof RequestError && error.isAuthError;
    }
    // Another sign-in or sign-out happened meanwhile: this answer is ignored.
    if (pending !== mine) return;
    if (isRefused && token !== null) return token === storage.read() ? refuse(token) : follow();
    if (user) set({ state: 'signed-in', user }, token);
    else if (shown === null || token === null) set(anonymous);
  };

  const open = ({ token, user }: Session) => {
    pending = null;
    storage.write(token);
    clearDrafts(user.id);
    set({ state: 'signed-in', user }, token);
    tabs.send('signed-in');
  };

  const close = async () => {
    const leaving = clientOf(bearer());
    clearDrafts();
    forget();
    tabs.send('signed-out');
    try {
      await leaving(logout, {});
    } catch {
      // Signed out here in any case (D1 §4): if the server was not reached, the token expires there.
    }
  };

  const update = (change: Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'avatar'>>) => {
    if (current.state === 'signed-in') set({ state: 'signed-in', user: { ...current.user, ...change } }, shown);
  };

  return {
    client,
    open,
    close,
    check: async () => (current.state === 'signed-in' ? verify() : undefined),
    update,
    drafts,
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (current.state === 'checking' && !pending) void verify();
      return tabs.listen((news) => (news === 'signed-out' ? follow() : void verify()));
    },
  };
}
