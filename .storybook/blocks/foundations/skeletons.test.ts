import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skeletons } from './skeletons.ts';

test.each(skeletons)('$screen has the documented columns', ({ sheet, columns }) => {
  expect(readFileSync(`${import.meta.dirname}/../../../${sheet}`, 'utf8')).toContain(`grid-template-columns: ${columns};`);
});
