import { expect, test } from 'vitest';
import { shellFor, shellOf } from './shells.ts';

function HomeScreen() {
  return null;
}

function Card() {
  return null;
}

const picture = { title: 'Directory/Home', name: 'Content', component: HomeScreen, globals: { shell: 'on' }, parameters: {} };

test('an address has the layout that the app gives it', () => {
  expect(shellOf('/')).toBe('public');
  expect(shellOf('/photographers?photographer=1')).toBe('public');
  expect(shellOf('/reset-password?token=from-the-letter')).toBe('auth');
  expect(shellOf('/dashboard/projects?tab=archive')).toBe('cabinet');
  expect(shellOf('/s/client-share')).toBe('share');
});

test('pictures of screens stand in their shells; guards, parts and the portal itself do not', () => {
  expect(shellFor(picture)).toBe('public');
  expect(shellFor({ ...picture, parameters: { address: '/login' } })).toBe('auth');
  expect(shellFor({ ...picture, globals: { shell: 'off' } })).toBeUndefined();
  expect(shellFor({ ...picture, name: 'Guard: nothing jumps' })).toBeUndefined();
  expect(shellFor({ ...picture, component: Card })).toBeUndefined();
  expect(shellFor({ ...picture, parameters: { address: false } })).toBeUndefined();
  expect(shellFor({ ...picture, title: 'Projects/Images', component: Card })).toBe('project');
  expect(shellFor({ ...picture, title: 'Projects/Images', component: Card, name: 'Guard: nothing jumps' })).toBeUndefined();
});
