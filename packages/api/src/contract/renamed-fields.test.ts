import { expect, expectTypeOf, test } from 'vitest';
import { camelFields, snakeFields } from './renamed-fields.ts';

test('a row becomes the domain’s fields, and the reverse', () => {
  const row = { id: 1, hourly_rate: 900, min_product_price: null };
  const fields = camelFields(row);
  expect(fields).toEqual({ id: 1, hourlyRate: 900, minProductPrice: null });
  expect(snakeFields(fields)).toEqual(row);
  expectTypeOf(snakeFields(fields)).toEqualTypeOf<{ id: number; hourly_rate: number; min_product_price: null }>();
});
