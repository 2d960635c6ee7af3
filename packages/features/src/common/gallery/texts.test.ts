import { expect, test } from 'vitest';
import type { SameShape } from '../createTexts.ts';
import en from './texts.en.json';
import ru from './texts.ru.json';

test('both catalogues of the viewer have the same keys', () => {
  const same: SameShape<typeof ru> = en;
  expect(Object.keys(same)).toEqual(Object.keys(ru));
});
