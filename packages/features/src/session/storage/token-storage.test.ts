import { describe, expect, it } from 'vitest';
import { createTokenStorage, type Stores } from './token-storage.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

/** Set by the portal, or by another program in the same browser. */
interface Cookie {
  name: string;
  value: string;
  isForeign?: boolean;
}

/** A browser made of a list and a map; what was written to the cookies is recorded verbatim. */
function browser(userAgent = desktop, { protocol = 'https:', port = '' } = {}) {
  let jar: Cookie[] = [];
  const session = new Map<string, string>();
  const written: string[] = [];
  const stores: Stores = {
    readCookies: () => jar.map(({ name, value }) => `${name}=${value}`).join('; '),
    writeCookie: (cookie) => {
      written.push(cookie);
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      // Browsers refuse a protected name without this attribute.
      if (name.startsWith('__Host-') && !cookie.includes('; Secure')) return;
      // A cookie of another path or domain is another one, also under the same name.
      const place = jar.findIndex((one) => one.name === name && !one.isForeign);
      const isRemoval = cookie.includes('Max-Age=0');
      if (place >= 0) jar.splice(place, 1, ...(isRemoval ? [] : [{ name, value }]));
      else if (!isRemoval) jar.push({ name, value });
    },
    session: () => ({
      getItem: (key) => session.get(key) ?? null,
      setItem: (key, value) => void session.set(key, value),
      removeItem: (key) => void session.delete(key),
    }),
    browser: () => ({ userAgent, protocol, port }),
  };
  return {
    session,
    written,
    stores,
    set: (name: string, value: string) => void jar.push({ name, value }),
    /** In front, as browsers order a cookie of a longer path or an earlier time. */
    setForeign: (name: string, value: string) => void jar.unshift({ name, value, isForeign: true }),
    names: () => jar.map(({ name }) => name),
    clear: () => (jar = []),
  };
}

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

const full = () => ({ getItem: () => null, removeItem: () => undefined, setItem: denied });

describe('token storage', () => {
  it.each([
    [desktop, 'https:', '', '__Host-diafragma-token=abc; Max-Age=86400; Path=/; Secure; SameSite=Strict'],
    [phone, 'https:', '', 'diafragma-token=abc; Max-Age=86400; Path=/'],
    [desktop, 'http:', '3000', 'diafragma-token-3000=abc; Max-Age=86400; Path=/'],
  ])('writes a cookie of its own name for a day: %s on %s', (userAgent, protocol, port, cookie) => {
    const { stores, written } = browser(userAgent, { protocol, port });
    createTokenStorage(stores).write('abc');
    expect(written).toEqual([cookie]);
    expect(createTokenStorage(stores).read()).toBe('abc');
  });

  it('stores nothing but the cookie on a desktop', () => {
    const { stores, session } = browser();
    createTokenStorage(stores).write('abc');
    expect(session.size).toBe(0);
  });

  it('stores a copy in session storage on a phone, and finds it when the cookies are gone', () => {
    const { stores, clear, session } = browser(phone);
    const storage = createTokenStorage(stores);
    storage.write('abc');
    expect(session.get('token')).toBe('abc');
    clear();
    expect(storage.read()).toBe('abc');
  });

  it('reads the names of OPEN-20 too, and looks past one that is no token', () => {
    const { stores, set } = browser();
    set('accessToken', 'from%2Fsecond');
    expect(createTokenStorage(stores).read()).toBe('from/second');
    set('token', 'a%20b');
    expect(createTokenStorage(stores).read()).toBe('from/second');
    set('token', 'first');
    expect(createTokenStorage(stores).read()).toBe('first');
  });

  it.each([
    [desktop, { protocol: 'https:' }],
    [phone, { protocol: 'https:' }],
    [desktop, { protocol: 'http:', port: '3000' }],
  ])('prefers its own cookie before those of others, in whatever order: %s %j', (userAgent, where) => {
    const { stores, set, setForeign, names } = browser(userAgent, where);
    const storage = createTokenStorage(stores);
    setForeign('token', 'of-a-parent-domain');
    storage.write('own');
    set('accessToken', 'of-another-path');
    set('diafragma-token-4000', 'of-another-portal');
    expect([storage.read(), createTokenStorage(stores).read()]).toEqual(['own', 'own']);
    storage.clear();
    expect([storage.read(), names()]).toEqual([null, ['token', 'accessToken', 'diafragma-token-4000']]);
  });

  it('reads the next one where the server has refused one, of the same name too', () => {
    const { stores, set, setForeign, names } = browser(desktop, { protocol: 'http:', port: '' });
    set('diafragma-token', 'own');
    setForeign('diafragma-token', 'of-a-parent-domain');
    const storage = createTokenStorage(stores);
    expect(storage.read()).toBe('of-a-parent-domain');
    storage.refuse('of-a-parent-domain');
    expect(storage.read()).toBe('own');
    storage.write('newer');
    expect(storage.read()).toBe('newer');
    storage.clear();
    expect([storage.read(), names()]).toEqual([null, ['diafragma-token']]);
  });

  it('clears cookies of the names of OPEN-20 that hold its token', () => {
    const { stores, set, names } = browser();
    set('token', 'abc');
    set('accessToken', 'abc');
    createTokenStorage(stores).clear();
    expect(names()).toEqual([]);
  });

  it('clears every copy', () => {
    const { stores, names, session } = browser(phone);
    const storage = createTokenStorage(stores);
    storage.write('abc');
    storage.clear();
    expect([names(), session.size, storage.read()]).toEqual([[], 0, null]);
  });

  it('can clear this tab’s copy alone', () => {
    const { stores, names, session } = browser(phone);
    const storage = createTokenStorage(stores);
    storage.write('abc');
    storage.clearCopy();
    expect([names().length, session.size, storage.read()]).toEqual([1, 0, 'abc']);
  });

  it('can clear this tab’s copy where it is all there is', () => {
    const { stores } = browser();
    const storage = createTokenStorage({ ...stores, readCookies: denied, writeCookie: denied, session: denied });
    storage.write('abc');
    storage.clearCopy();
    expect(storage.read()).toBeNull();
  });

  it.each(['', '%E0%A4%A', 'two%20words', '%D0%B0%D0%B1', 'x'.repeat(5000), 'a%0D%0Ab'])('takes junk %j for no token', (junk) => {
    const { stores, set } = browser();
    set('token', junk);
    expect(createTokenStorage(stores).read()).toBeNull();
  });

  it('is not fooled by a cookie whose name ends alike', () => {
    const { stores, set } = browser();
    set('mytoken', 'abc');
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
    storage.write('refused later');
    storage.refuse('refused later');
    expect(storage.read()).toBeNull();
  });

  it('survives a full session storage', () => {
    const { stores } = browser(phone);
    const storage = createTokenStorage({ ...stores, session: full });
    storage.write('abc');
    expect(storage.read()).toBe('abc');
  });

  it('does not hold in memory what a cookie stores: a removed cookie ends the session', () => {
    const { stores, clear } = browser();
    const storage = createTokenStorage(stores);
    storage.write('abc');
    clear();
    expect(storage.read()).toBeNull();
  });
});
