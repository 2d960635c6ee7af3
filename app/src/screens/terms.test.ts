import { termsVersion } from '@portal/api';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import texts from '../texts.ru.json' with { type: 'json' };

/** Of the Russian text of each version that somebody may have accepted. A changed text is a new line here, a new `termsVersion` and a new date. */
const accepted: Record<string, string> = {
  '2023-11-15': 'b42e7dc47df7df07b95c1df9f6680563ef1d7176c0677ee96bafb5bee2a98382',
};

it('the text of the terms is the one that people accept', () => {
  expect(createHash('sha256').update(JSON.stringify(texts.terms)).digest('hex')).toBe(accepted[termsVersion]);
});
