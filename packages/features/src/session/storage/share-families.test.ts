import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFamilies } from './share-families.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('a share leads to its last family again, and back to the question', () => {
  shareFamilies.remember('class-1', 'анна', 'family-a');
  shareFamilies.remember('class-1', 'лев', 'family-l');
  expect([shareFamilies.current('class-1'), shareFamilies.parentOf('family-a')]).toEqual(['family-l', 'class-1']);
  shareFamilies.leave('class-1');
  expect(shareFamilies.current('class-1')).toBeNull();
  // A twin comes back to its own choice.
  expect([shareFamilies.named('class-1', 'анна'), shareFamilies.named('class-1', 'петя')]).toEqual(['family-a', null]);
});

test('a family that has ended is known no more', () => {
  shareFamilies.remember('class-2', 'анна', 'family-b');
  shareFamilies.forget('class-2', 'family-b');
  expect([shareFamilies.current('class-2'), shareFamilies.named('class-2', 'анна')]).toEqual([null, null]);
});

test.each(['{', 'null', '[]', '{"current":"../evil","families":[["анна","/s/x"],"b",null]}'])(
  'what is stored as %s leads nowhere',
  (text) => {
    stored.set('share-families:class-3', text);
    expect([shareFamilies.current('class-3'), shareFamilies.named('class-3', 'анна')]).toEqual([null, null]);
  },
);

test('a forbidden storage is no error: this page still knows', () => {
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  shareFamilies.remember('class-4', 'анна', 'family-d');
  expect([shareFamilies.current('class-4'), shareFamilies.parentOf('family-d')]).toEqual(['family-d', 'class-4']);
});
