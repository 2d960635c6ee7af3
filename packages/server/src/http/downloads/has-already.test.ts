import { expect, it } from 'vitest';
import { hasAlready } from './has-already.ts';

it.each<[string | undefined, boolean]>([
  [undefined, false],
  ['', false],
  ['"one"', true],
  ['"two"', false],
  ['W/"one"', true],
  ['"two", "one"', true],
  ['"two",W/"one" , "three"', true],
  ['"two", "three"', false],
  ['*', true],
  [' * ', true],
  ['one', false],
])('a caller who names %s', (header, has) => {
  expect(hasAlready(header, '"one"')).toBe(has);
});
