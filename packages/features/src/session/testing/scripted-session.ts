import { type Client, type SessionSummary, RequestError, type SessionUser } from '@portal/api';
import { vi } from 'vitest';
import { createSession } from '../createSession.ts';
import type { TabNews } from '../tabs/tabs.ts';

export const anna: SessionUser = { id: 1, email: 'anna@photo.example', firstName: 'Анна', lastName: 'Воскресенская', avatar: null };
export const vera: SessionUser = { ...anna, id: 2, firstName: 'Вера' };
/** A server's refusal without a word of its own; with 401 the one that can end the session. */
export const refused = (status: number) => RequestError.refused(status, {});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Pending {
  name: string;
  token: string | null;
  answer: (value: unknown) => Promise<void>;
  refuse: (error: RequestError) => Promise<void>;
}

/** A session whose network and other tabs are controlled by the test. `further` tokens are read where earlier ones are refused. */
export function setUp(initial: string | null = null, summary?: SessionSummary, ...further: string[]) {
  let stored = initial;
  const listeners: ((news: TabNews) => void)[] = [];
  const calls: Pending[] = [];
  const sent: TabNews[] = [];
  const onExpired = vi.fn<() => void>();
  const session = createSession({
    storage: {
      read: () => stored,
      write: (token) => void (stored = token),
      clear: () => void (stored = null),
      clearCopy: () => undefined,
      refuse: (token) => void (stored = stored === token ? (further.shift() ?? null) : stored),
    },
    tabs: { send: (news) => void sent.push(news), listen: (listener) => (listeners.push(listener), () => undefined) },
    clientWith: (token, onUnauthorized) =>
      ((endpoint: { name: string; keepsSession: boolean }) =>
        new Promise((resolve, reject) => {
          calls.push({
            name: endpoint.name,
            token,
            answer: (value) => (resolve(value), settle()),
            refuse: (error) => {
              if (error.isAuthError && !endpoint.keepsSession) onUnauthorized(error);
              reject(error);
              return settle();
            },
          });
        })) as unknown as Client,
    onExpired,
    summary,
  });
  return {
    session,
    calls,
    sent,
    onExpired,
    stored: () => stored,
    /** Changes the cookie as another tab, or expiry, does. */
    store: (token: string | null) => void (stored = token),
    fromOtherTab: (news: TabNews) => listeners.forEach((handler) => handler(news)),
  };
}

/** What `session.snapshot()` is equal to while this user is signed in. */
export const signedIn = (user: SessionUser) => ({ state: 'signed-in', user });
