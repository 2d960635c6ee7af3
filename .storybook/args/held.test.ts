import { expect, test } from 'vitest';
import { follow, type State } from './held.tsx';

const held = (value: unknown, given: unknown, ...emitted: unknown[]): State => ({ value: { value, given, emitted } });

test('what was emitted and comes back as args changes nothing, also while more is pending', () => {
  const first = follow(held('Анна', '', 'Ан', 'Анна'), { value: 'Ан' });
  expect(first).toEqual(held('Анна', 'Ан', 'Анна'));
  expect(follow(first, { value: 'Анна' })).toEqual(held('Анна', 'Анна'));
});

test('what somebody else has changed is held no longer', () => {
  expect(follow(held('Анна', '', 'Анна'), { value: 'Ольга' })).toEqual({});
  expect(follow(held('Анна', 'Анна'), { value: '' })).toEqual({});
});

test('a render by the parent with the same prop leaves what is held, and what is pending', () => {
  expect(follow(held('Анна', '', 'Анна'), { value: '' })).toEqual(held('Анна', '', 'Анна'));
  expect(follow(held('Анна', ''), { value: '' })).toEqual(held('Анна', ''));
});

test('after changes that came back as one, the last, the next change is of somebody else', () => {
  const closedAndOpened = follow(held(true, true, false, true), { value: true });
  expect(closedAndOpened).toEqual(held(true, true));
  expect(follow(closedAndOpened, { value: false })).toEqual({});
  const typed = follow(held('Анна', '', 'Ан', 'Анна'), { value: 'Анна' });
  expect(follow(typed, { value: 'Ан' })).toEqual({});
});
