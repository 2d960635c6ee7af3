import { expect, it } from 'vitest';
import { stateOfLink, signInState, wantedPath } from './wantedPath.ts';

it.each([
  [{ from: '/dashboard/profile' }, '/dashboard/profile'],
  [{ from: '/dashboard?project=7' }, '/dashboard?project=7'],
  [{ from: '/dashboard' }, '/dashboard'],
  [{ from: '/' }, '/dashboard'],
  [{ from: '/dashboarding' }, '/dashboard'],
  [{ from: '//evil.example/dashboard' }, '/dashboard'],
  [{ from: 'https://evil.example/dashboard' }, '/dashboard'],
  [{ from: '/\\evil.example/dashboard' }, '/dashboard'],
  [{ from: '\\\\evil.example/dashboard' }, '/dashboard'],
  [{ from: '/\t/evil.example/dashboard' }, '/dashboard'],
  [{ from: ' //evil.example/dashboard' }, '/dashboard'],
  [{ from: 'https:evil.example/dashboard' }, '/dashboard'],
  [{ from: 'javascript:alert(1)//dashboard' }, '/dashboard'],
  [{ from: 'http://portal.invalid:80@evil.example/dashboard' }, '/dashboard'],
  [{ from: '/%2F%2Fevil.example/dashboard' }, '/dashboard'],
  [{ from: '%2F%2Fevil.example/dashboard' }, '/dashboard'],
  [{ from: '/dashboard%2F..%2F..%2Fevil' }, '/dashboard'],
  [{ from: '/dashboard/..//evil.example' }, '/dashboard'],
  [{ from: '/dashboard/%2e%2e//evil.example' }, '/dashboard'],
  [{ from: '/dashboard/..\\\\evil.example' }, '/dashboard'],
  [{ from: '/login' }, '/dashboard'],
  [{ from: '/dashboard/profile?tab=%D1%84#photos' }, '/dashboard/profile?tab=%D1%84#photos'],
  [{ from: '/dashboard/./profile' }, '/dashboard/profile'],
  [{ from: '' }, '/dashboard'],
  [{ from: 'http://[' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{}, '/dashboard'],
  [null, '/dashboard'],
  ['/dashboard/profile', '/dashboard'],
])('%j leads to %s', (state, path) => {
  expect(wantedPath(state)).toBe(path);
});

it.each([
  ['/login', { from: '/dashboard/news?a=1#b' }, '/register', { from: '/dashboard/news?a=1#b' }],
  ['/register', { from: '/dashboard/news' }, '/login', { from: '/dashboard/news' }],
  ['/login', { from: '/dashboard/news' }, '/forgot-password', { from: '/dashboard/news' }],
  ['/login', { from: '/dashboard/news' }, '/', null],
  ['/', { from: '/dashboard/news' }, '/register', null],
  ['/login', { from: '//evil.example/dashboard' }, '/register', null],
  ['/login', null, '/register', null],
])('a link from %s with %j to %s takes %j along', (pathname, state, to, taken) => {
  expect(signInState({ pathname, state }, to)).toEqual(taken);
});

it('a link from a list to a photographer takes the query of the list along', () => {
  const from = { pathname: '/photographers', search: '?city=Омск', state: null };
  expect(stateOfLink(from, '/photographer/7')).toEqual({ results: '?city=Омск' });
  expect(stateOfLink({ ...from, pathname: '/' }, '/photographer/7')).toEqual({ results: '?city=Омск' });
  expect(stateOfLink(from, '/terms')).toBeNull();
  expect(stateOfLink({ ...from, pathname: '/terms' }, '/photographer/7')).toBeNull();
});
