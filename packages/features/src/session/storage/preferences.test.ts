import { afterEach, expect, test, vi } from 'vitest';
import { preferences } from './preferences.ts';

const deny = () => {
  throw new Error('denied');
};

afterEach(() => vi.unstubAllGlobals());

test('what was chosen on this device is known after a reload', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(preferences.read('tile-density')).toBeNull();
  preferences.write('tile-density', 'dense');
  expect(preferences.read('tile-density')).toBe('dense');
});

test('a browser without storage shows things as usual', () => {
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  preferences.write('tile-density', 'dense');
  expect(preferences.read('tile-density')).toBeNull();
});
