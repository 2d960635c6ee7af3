import { expect, it } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

it.each([
  ['192.0.2.137', '192.0.2.0'],
  ['::ffff:192.0.2.137', '::ffff:192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
  [undefined, '-'],
])('%s is logged as %s', (ip, logged) => {
  expect(shortenAddress(ip)).toBe(logged);
});
