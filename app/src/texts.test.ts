import type { SameShape } from '@portal/features/common';
import { expect, test } from 'vitest';
import en from './texts.en.json';
import ru from './texts.ru.json';

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );
}

test('both catalogues have the same keys', () => {
  const same: SameShape<typeof ru> = en;
  expect(keysOf(same)).toEqual(keysOf(ru));
});
