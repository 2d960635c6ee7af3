import { expect, test } from 'vitest';
import { createdPage, productPage } from './projectPages.ts';

test.each([
  ['https://editor.example/order', 7, 'https://editor.example/order?order_id=7&new=1#created'],
  ['https://editor.example/?order_id=5&lang=ru', 7, 'https://editor.example/?order_id=7&lang=ru&new=1#created'],
  [null, 7, null],
  ['https://editor.example/', null, null],
  ['not an address', 7, null],
])('%s with order %s leads to %s', (url, orderId, page) => {
  expect(createdPage({ url, orderId })).toBe(page);
});

test.each([
  ['https://shop.example/photo-{product}?order_id={order_id}', 'album', 'https://shop.example/photo-album?order_id=7'],
  [
    'https://shop.example/photo-{product}?order_id={order_id}',
    'мой альбом',
    'https://shop.example/photo-%D0%BC%D0%BE%D0%B9%20%D0%B0%D0%BB%D1%8C%D0%B1%D0%BE%D0%BC?order_id=7',
  ],
  ['', 'album', null],
])('the template %s gives the page of %s', (template, product, page) => {
  expect(productPage(template, product, 7)).toBe(page);
});
