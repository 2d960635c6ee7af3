import { type Client, getMe, getProfile, RequestError, type SessionUser } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { createSession } from './createSession.ts';
import type { TabNews } from './tabs.ts';

const anna: SessionUser = { id: 1, email: 'anna@photo.example', firstName: 'Анна', lastName: 'Воскресенская', avatar: null };
const vera: SessionUser = { ...anna, id: 2, firstName: 'Вера' };
const refused = (status: number) => RequestError.refused(status, {});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Pending {
  name: string;
  token: string | null;
  answer: (value: unknown) => Promise<void>;
  refuse: (error: RequestError) => Promise<void>;
}

/** A session whose network answers when the test says so, and whose other tabs are the test. */
function setUp(stored: string | null = null) {
  let kept = stored;
  const others: ((news: TabNews) => void)[] = [];
  const calls: Pending[] = [];
  const told: TabNews[] = [];
  const onExpired = vi.fn<() => void>();
  const session = createSession({
    storage: { read: () => kept, write: (token) => void (kept = token), clear: () => void (kept = null) },
    tabs: { tell: (news) => void told.push(news), listen: (listener) => (others.push(listener), () => undefined) },
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
  });
  return {
    session,
    calls,
    told,
    onExpired,
    kept: () => kept,
    lose: () => void (kept = null),
    fromOtherTab: (news: TabNews) => others.forEach((hear) => hear(news)),
  };
}

const signedIn = (user: SessionUser) => ({ state: 'signed-in', user });

describe('the check at start', () => {
  it('asks nothing without a stored token', () => {
    const { session, calls } = setUp();
    session.start();
    expect(session.snapshot()).toEqual({ state: 'anonymous' });
    expect(calls).toEqual([]);
  });

  it('asks once who the token belongs to, however often it is started', async () => {
    const { session, calls } = setUp('abc');
    expect(session.snapshot()).toEqual({ state: 'checking' });
    session.start();
    session.start();
    expect(calls.map(({ name, token }) => [name, token])).toEqual([[getMe.name, 'abc']]);
    await calls[0]?.answer(anna);
    expect(session.snapshot()).toEqual(signedIn(anna));
  });

  it('drops a refused token in silence', async () => {
    const { session, calls, kept, onExpired } = setUp('abc');
    session.start();
    await calls[0]?.refuse(refused(401));
    expect([session.snapshot().state, kept(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 0]);
  });

  it.each([refused(500), RequestError.timeout(), RequestError.network('off')])(
    'keeps the token through an outage, in silence',
    async (error) => {
      const { session, calls, kept, onExpired } = setUp('abc');
      session.start();
      await calls[0]?.refuse(error);
      expect([session.snapshot().state, kept(), onExpired.mock.calls.length]).toEqual(['anonymous', 'abc', 0]);
    },
  );

  it('does not undo a sign-in that was faster', async () => {
    const { session, calls } = setUp('old');
    session.start();
    session.open({ token: 'new', user: vera, message: null });
    await calls[0]?.refuse(refused(401));
    expect(session.snapshot()).toEqual(signedIn(vera));
  });
});

describe('a 401 while signed in', () => {
  it('ends the session with one notice, however many calls fail', async () => {
    const { session, calls, told, kept, onExpired } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    const reads = [1, 2, 3].map(() => session.client(getProfile, {}).catch(() => undefined));
    await Promise.all(calls.map((call) => call.refuse(refused(401))));
    await Promise.all(reads);
    expect([session.snapshot().state, kept(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 1]);
    expect(told).toEqual(['signed-in', 'signed-out']);
  });

  it('ends it also when the cookie has run out by itself', async () => {
    const { session, calls, lose, onExpired } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    lose();
    const read = session.client(getProfile, {}).catch(() => undefined);
    expect(calls[0]?.token).toBeNull();
    await calls[0]?.refuse(refused(401));
    await read;
    expect([session.snapshot().state, onExpired.mock.calls.length]).toEqual(['anonymous', 1]);
  });

  it('leaves the next session alone when the answer is late', async () => {
    const { session, calls, onExpired } = setUp();
    session.open({ token: 'old', user: anna, message: null });
    const late = session.client(getProfile, {}).catch(() => undefined);
    void session.close();
    session.open({ token: 'new', user: vera, message: null });
    await calls[0]?.refuse(refused(401));
    await late;
    expect(session.snapshot()).toEqual(signedIn(vera));
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('says nothing to a visitor who never signed in', async () => {
    const { session, calls, onExpired } = setUp();
    const read = session.client(getProfile, {}).catch(() => undefined);
    await calls[0]?.refuse(refused(401));
    await read;
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('forgets at once, tells the server with the old token, and does not mind its failure', async () => {
    const { session, calls, told, kept } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    const closing = session.close();
    expect([session.snapshot().state, kept()]).toEqual(['anonymous', null]);
    expect(calls.map(({ name, token }) => [name, token])).toEqual([['logout', 'abc']]);
    await calls[0]?.refuse(refused(500));
    await expect(closing).resolves.toBeUndefined();
    expect(told).toEqual(['signed-in', 'signed-out']);
  });
});

describe('other tabs', () => {
  it('sign this one out without a notice', () => {
    const { session, told, kept, onExpired, fromOtherTab } = setUp();
    session.start();
    session.open({ token: 'abc', user: anna, message: null });
    fromOtherTab('signed-out');
    expect([session.snapshot().state, kept(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 0]);
    expect(told).toEqual(['signed-in']);
  });

  it('sign this one in by their cookie', async () => {
    const { session, calls, fromOtherTab } = setUp('stored-by-them');
    session.start();
    await calls[0]?.refuse(RequestError.timeout());
    fromOtherTab('signed-in');
    await calls[1]?.answer(vera);
    expect(session.snapshot()).toEqual(signedIn(vera));
  });
});

it('keeps the shown name in step with the saved card, and tells its listeners', () => {
  const { session } = setUp();
  const listener = vi.fn<() => void>();
  session.open({ token: 'abc', user: anna, message: null });
  const stop = session.subscribe(listener);
  session.update({ firstName: 'Аня' });
  stop();
  session.update({ firstName: 'Нюра' });
  expect(listener).toHaveBeenCalledOnce();
  expect(session.snapshot()).toMatchObject({ user: { firstName: 'Нюра', lastName: 'Воскресенская' } });
});
