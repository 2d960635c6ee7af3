import { expect, it } from 'vitest';
import { wantedPath } from './wantedPath.ts';

it.each([
  [{ from: '/dashboard/profile' }, '/dashboard/profile'],
  [{ from: '/dashboard?project=7' }, '/dashboard?project=7'],
  [{ from: '/dashboard' }, '/dashboard'],
  [{ from: '/' }, '/dashboard'],
  [{ from: '/dashboarding' }, '/dashboard'],
  [{ from: '//evil.example/dashboard' }, '/dashboard'],
  [{ from: 'https://evil.example/dashboard' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{}, '/dashboard'],
  [null, '/dashboard'],
  ['/dashboard/profile', '/dashboard'],
])('%j leads to %s', (state, path) => {
  expect(wantedPath(state)).toBe(path);
});
