import { getProfile, RequestError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { anna, refused, setUp, signedIn, vera } from '../testing/scripted-session.ts';

describe('other tabs', () => {
  it('sign this one out without a notice', () => {
    const { session, sent, stored, onExpired, fromOtherTab } = setUp();
    session.start();
    session.open({ token: 'abc', user: anna, message: null });
    fromOtherTab('signed-out');
    expect([session.snapshot().state, stored(), onExpired.mock.calls.length]).toEqual(['anonymous', null, 0]);
    expect(sent).toEqual(['signed-in']);
  });

  it('sign this one in by their cookie', async () => {
    const { session, calls, fromOtherTab } = setUp('stored-by-them');
    session.start();
    await calls[0]?.refuse(RequestError.timeout());
    fromOtherTab('signed-in');
    await calls[1]?.answer(vera);
    expect(session.snapshot()).toEqual(signedIn(vera));
  });

  it('leave the session of the next person alone, however late their news is heard', async () => {
    const { session, calls, stored, store, fromOtherTab } = setUp();
    session.start();
    session.open({ token: 'of-anna', user: anna, message: null });
    store('of-vera');
    fromOtherTab('signed-out');
    expect([session.snapshot().state, stored(), calls.map(({ token }) => token)]).toEqual(['checking', 'of-vera', ['of-vera']]);
    await calls[0]?.answer(vera);
    expect(session.snapshot()).toEqual(signedIn(vera));
  });

  it('never save one user’s card into another’s account: this tab calls as the user it shows', async () => {
    const { session, calls, store, fromOtherTab } = setUp();
    session.start();
    session.open({ token: 'of-anna', user: anna, message: null });
    store('of-vera');
    void session.client(getProfile, {});
    fromOtherTab('signed-in');
    void session.client(getProfile, {});
    expect(calls.map(({ name, token }) => [name, token])).toEqual([
      ['getProfile', 'of-anna'],
      ['getMe', 'of-vera'],
      ['getProfile', 'of-anna'],
    ]);
    await calls[1]?.answer(vera);
    void session.client(getProfile, {});
    expect([session.snapshot(), calls[3]?.token]).toEqual([signedIn(vera), 'of-vera']);
  });

  it('are followed without a notice when they have ended the session shown here', async () => {
    const { session, calls, store, onExpired, sent } = setUp();
    session.open({ token: 'of-anna', user: anna, message: null });
    store('of-vera');
    const read = session.client(getProfile, {}).catch(() => undefined);
    await calls[0]?.refuse(refused(401));
    await read;
    expect(calls[1]).toMatchObject({ name: 'getMe', token: 'of-vera' });
    await calls[1]?.answer(vera);
    expect([session.snapshot(), onExpired.mock.calls.length, sent]).toEqual([signedIn(vera), 0, ['signed-in']]);
  });

  it('do not end the session shown here by an outage', async () => {
    const { session, calls, fromOtherTab } = setUp();
    session.start();
    session.open({ token: 'of-anna', user: anna, message: null });
    fromOtherTab('signed-in');
    await calls[0]?.refuse(RequestError.timeout());
    expect(session.snapshot()).toEqual(signedIn(anna));
  });

  it('may change the cookie while the request is pending', async () => {
    const { session, calls, stored, store } = setUp('old');
    session.start();
    store('of-vera');
    await calls[0]?.refuse(refused(401));
    expect([stored(), calls[1]?.token]).toEqual(['of-vera', 'of-vera']);
    await calls[1]?.answer(vera);
    expect(session.snapshot()).toEqual(signedIn(vera));
  });
});
