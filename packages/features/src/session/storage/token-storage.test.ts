import { describe, expect, it } from 'vitest';
import { createTokenStorage, type Stores } from './token-storage.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

/** A browser made of two maps; what was written to the cookie jar is recorded verbatim. */
function browser(userAgent = desktop) {
  const jar = new Map<string, string>();
  const session = new Map<string, string>();
  const written: string[] = [];
  const stores: Stores = {
    readCookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie: (cookie) => {
      written.push(cookie);
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    },
    session: () => ({
      getItem: (key) => session.get(key) ?? null,
      setItem: (key, value) => void session.set(key, value),
      removeItem: (key) => void session.delete(key),
    }),
    browser: () => ({ userAgent, protocol: 'https:' }),
  };
  return { jar, session, written, stores };
}

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

const full = () => ({ getItem: () => null, removeItem: () => undefined, setItem: denied });

describe('token storage', () => {
  it('writes both cookies for a day', () => {
    const { stores, written, session } = browser();
    createTokenStorage(stores).write('abc');
    expect(written).toEqual([
      'token=abc; Max-Age=86400; Path=/; Secure; SameSite=Strict',
      'accessToken=abc; Max-Age=86400; Path=/; Secure; SameSite=Strict',
    ]);
    expect(session.size).toBe(0);
  });

  it('stores a copy in session storage on a phone, and finds it when the cookies are gone', () => {
    const { stores, jar, session } = browser(phone);
    const storage = createTokenStorage(stores);
    storage.write('abc');
    expect(session.get('token')).toBe('abc');
    jar.clear();
    expect(storage.read()).toBe('abc');
  });

  it('reads either cookie', () => {
    const { stores, jar } = browser();
    jar.set('accessToken', 'from%2Fsecond');
    expect(createTokenStorage(stores).read()).toBe('from/second');
  });

  it('prefers the cookie called token, and looks past one that is no token', () => {
    const { stores, jar } = browser();
    jar.set('accessToken', 'of-a-parent-domain');
    jar.set('token', 'own');
    expect(createTokenStorage(stores).read()).toBe('own');
    jar.set('token', 'a%20b');
    expect(createTokenStorage(stores).read()).toBe('of-a-parent-domain');
  });

  it('clears every copy', () => {
    const { stores, jar, session } = browser(phone);
    const storage = createTokenStorage(stores);
    storage.write('abc');
    storage.clear();
    expect([jar.size, session.size, storage.read()]).toEqual([0, 0, null]);
  });

  it('can clear this tab’s copy alone', () => {
    const { stores, jar, session } = browser(phone);
    const storage = createTokenStorage(stores);
    storage.write('abc');
    storage.clearCopy();
    expect([jar.size, session.size, storage.read()]).toEqual([2, 0, 'abc']);
  });

  it('can clear this tab’s copy where it is all there is', () => {
    const { stores } = browser();
    const storage = createTokenStorage({ ...stores, readCookies: denied, writeCookie: denied, session: denied });
    storage.write('abc');
    storage.clearCopy();
    expect(storage.read()).toBeNull();
  });

  it.each(['', '%E0%A4%A', 'two%20words', '%D0%B0%D0%B1', 'x'.repeat(5000), 'a%0D%0Ab'])('takes junk %j for no token', (junk) => {
    const { stores, jar } = browser();
    jar.set('token', junk);
    expect(createTokenStorage(stores).read()).toBeNull();
  });

  it('is not fooled by a cookie whose name ends alike', () => {
    const { stores, jar } = browser();
    jar.set('mytoken', 'abc');
    expect(createTokenStorage(stores).read()).toBeNull();
  });

  it('lives in memory where every store is denied', () => {
    const { stores } = browser(phone);
    const storage = createTokenStorage({ ...stores, readCookies: denied, writeCookie: denied, session: denied });
    expect(storage.read()).toBeNull();
    storage.write('abc');
    expect(storage.read()).toBe('abc');
    storage.clear();
    expect(storage.read()).toBeNull();
  });

  it('survives a full session storage', () => {
    const { stores } = browser(phone);
    const storage = createTokenStorage({ ...stores, session: full });
    storage.write('abc');
    expect(storage.read()).toBe('abc');
  });

  it('does not hold in memory what a cookie stores: a removed cookie ends the session', () => {
    const { stores, jar } = browser();
    const storage = createTokenStorage(stores);
    storage.write('abc');
    jar.clear();
    expect(storage.read()).toBeNull();
  });
});
