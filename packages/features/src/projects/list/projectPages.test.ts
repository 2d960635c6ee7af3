import { expect, test } from 'vitest';
import { createdPage } from './projectPages.ts';

test.each([
  ['https://editor.example/order', 7, 'https://editor.example/order?order_id=7&new=1#created'],
  ['https://editor.example/?order_id=5&lang=ru', 7, 'https://editor.example/?order_id=7&lang=ru&new=1#created'],
  [null, 7, null],
  ['https://editor.example/', null, null],
  ['not an address', 7, null],
])('%s with order %s leads to %s', (url, orderId, page) => {
  expect(createdPage({ url, orderId })).toBe(page);
});
