import { expect, test } from 'vitest';
import { productPage } from './product-page.ts';

const template = 'https://shop.example/photo-{product}?order_id={order_id}';

test.each([
  [template, { categoryId: 1, orderId: 7 }, 'https://shop.example/photo-school?order_id=7'],
  [template, { categoryId: 2, orderId: 8 }, 'https://shop.example/photo-kindergarten?order_id=8'],
  [template, { categoryId: null, orderId: 7 }, null],
  [template, { categoryId: 999, orderId: 7 }, null],
  [template, { categoryId: 1, orderId: null }, null],
  ['', { categoryId: 1, orderId: 7 }, null],
])('the template «%s» and %j lead to %s', (address, project, page) => {
  expect(productPage(address, project)).toBe(page);
});
