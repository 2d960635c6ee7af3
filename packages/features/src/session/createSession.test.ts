import { getMe, getProfile, RequestError } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { anna, refused, setUp, signedIn, vera } from './testing/scripted-session.ts';

describe('the check at start', () => {
  it('requests nothing without a stored token', () => {
    const { session, calls } = setUp();
    session.start();
    expect(session.snapshot()).toEqual({ state: 'anonymous' });
    expect(calls).toEqual([]);
  });

  it('requests the token’s owner once, however often it is started', async () => {
    const { session, calls } = setUp('abc');
    expect(session.snapshot()).toEqual({ state: 'checking' });
    session.start();
    session.start();
    expect(calls.map(({ name, token }) => [name, token])).toEqual([[getMe.name, 'abc']]);
    await calls[0]?.answer(anna);
    expect(session.snapshot()).toEqual(signedIn(anna));
  });

  it('drops a refused token in silence', async () => {
    const { session, calls, stored, onExpired } = setUp('abc');
    session.start();
    await calls[0]?.refuse(refused(401));
    expect([session.snapshot().state, stored(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 0]);
  });

  it('tries the next token where one is refused, which may be another program’s', async () => {
    const { session, calls, sent, onExpired } = setUp('of-another-app', undefined, 'abc');
    session.start();
    await calls[0]?.refuse(refused(401));
    expect(session.snapshot()).toEqual({ state: 'checking' });
    expect(calls.map(({ token }) => token)).toEqual(['of-another-app', 'abc']);
    await calls[1]?.answer(anna);
    expect([session.snapshot(), sent, onExpired.mock.calls.length]).toEqual([signedIn(anna), [], 0]);
  });

  it.each([refused(500), RequestError.timeout(), RequestError.network('off')])(
    'keeps the token through an outage, in silence',
    async (error) => {
      const { session, calls, stored, onExpired } = setUp('abc');
      session.start();
      await calls[0]?.refuse(error);
      expect([session.snapshot().state, stored(), onExpired.mock.calls.length]).toEqual(['anonymous', 'abc', 0]);
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

describe('a page that was rendered with a session summary', () => {
  const summary = { firstName: 'Анна', avatar: '/media/anna.webp' };

  it('shows it until the token’s owner is known, who may be another user by now', async () => {
    const { session, calls } = setUp('abc', summary);
    session.start();
    expect(session.snapshot()).toEqual({ state: 'checking', summary });
    await calls[0]?.answer(vera);
    expect(session.snapshot()).toEqual(signedIn(vera));
  });

  it('shows it to nobody whose token has gone meanwhile', () => {
    const { session, calls } = setUp(null, summary);
    session.start();
    expect([session.snapshot(), calls]).toEqual([{ state: 'anonymous' }, []]);
  });

  it.each([
    [refused(401), null],
    [RequestError.network('off'), 'abc'],
  ])('takes it away where nobody can be signed in: %s', async (error, left) => {
    const { session, calls, stored, onExpired } = setUp('abc', summary);
    session.start();
    await calls[0]?.refuse(error);
    expect([session.snapshot(), stored(), onExpired.mock.calls.length]).toEqual([{ state: 'anonymous' }, left, 0]);
  });
});

describe('a 401 while signed in', () => {
  it('ends the session with one notice, however many calls fail', async () => {
    const { session, calls, sent, stored, onExpired } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    const reads = [1, 2, 3].map(() => session.client(getProfile, {}).catch(() => undefined));
    await Promise.all(calls.map((call) => call.refuse(refused(401))));
    await Promise.all(reads);
    expect([session.snapshot().state, stored(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 1]);
    expect(sent).toEqual(['signed-in', 'signed-out']);
  });

  it('ends it also when the cookie has expired', async () => {
    const { session, calls, store, onExpired } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    store(null);
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

  it('shows nothing to a visitor who never signed in', async () => {
    const { session, calls, onExpired } = setUp();
    const read = session.client(getProfile, {}).catch(() => undefined);
    await calls[0]?.refuse(refused(401));
    await read;
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('checking again', () => {
  it('requests nothing where nobody is signed in', async () => {
    const { session, calls } = setUp();
    await session.check();
    expect(calls).toEqual([]);
  });

  it('ends a session that the server has ended, in silence', async () => {
    const { session, calls, stored, onExpired } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    const checked = session.check();
    expect(session.snapshot()).toEqual(signedIn(anna));
    await calls[0]?.refuse(refused(401));
    await checked;
    expect([session.snapshot().state, stored(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 0]);
  });
});

describe('signing out', () => {
  it('clears at once, signs out on the server with the old token, and ignores its failure', async () => {
    const { session, calls, sent, stored } = setUp();
    session.open({ token: 'abc', user: anna, message: null });
    const closing = session.close();
    expect([session.snapshot().state, stored()]).toEqual(['anonymous', null]);
    expect(calls.map(({ name, token }) => [name, token])).toEqual([['logout', 'abc']]);
    await calls[0]?.refuse(refused(500));
    await expect(closing).resolves.toBeUndefined();
    expect(sent).toEqual(['signed-in', 'signed-out']);
  });
});

it('updates the shown name to the saved card, and notifies its listeners', () => {
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
