import { expect, test } from 'vitest';
import { linkTypes, networkById } from './social-networks.ts';

test.each([
  [1, 'instagram'],
  [2, 'vk'],
  [3, 'telegram'],
  [4, 'youtube'],
  [5, 'facebook'],
  [6, 'twitter'],
  [7, 'tiktok'],
  [8, 'whatsapp'],
])('network %i is %s', (id, code) => {
  expect(networkById(id)?.code).toBe(code);
});

test('a dozen kinds of link are known', () => {
  expect(new Set(linkTypes).size).toBe(12);
});
