import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { thumbnailAddresses } from './project-image.ts';
import { listProjectImages, replaceProjectImage } from './project-images.ts';

const read = (raw: unknown) => z.decode(listProjectImages.reply, listProjectImages.reads.reply(raw) as never);
const bare = { id: 7, name: 'IMG_1.jpg', size: 120, created_at: '2026-05-14T10:00:00Z', urls: { thumb: '/t.webp' } };
const seen = {
  id: 7,
  name: 'IMG_1.jpg',
  size: 120,
  createdAt: '2026-05-14T10:00:00Z',
  url: null,
  thumbnailUrl: null,
  urls: { thumb: '/t.webp', medium: null, original: null },
  customProperties: {},
  width: null,
  height: null,
  color: null,
  groupId: null,
  takenAt: null,
  mark: null,
  rating: 0,
  isCard: false,
};

test.each([
  ['a bare list', [bare]],
  ['data', { success: true, data: [bare] }],
  ['data.images', { success: true, data: { images: [bare] } }],
])('reads %s', (_, raw) => {
  expect(read(raw)).toEqual([seen]);
});

test('tries the addresses of a small image from small to large, each once', () => {
  const urls = { thumb: 't', medium: 'm', original: 'o' };
  expect(thumbnailAddresses({ urls, thumbnailUrl: 'n', url: 'o' })).toEqual(['t', 'm', 'o', 'n']);
  expect(thumbnailAddresses({ urls: { thumb: null, medium: null, original: null }, thumbnailUrl: 'n', url: 'u' })).toEqual(['n', 'u']);
});

const decode = (custom_properties: string) =>
  z.safeDecode(replaceProjectImage.body, replaceProjectImage.reads.body({ new_image: new Blob(['x']), custom_properties }) as never);

test('properties inside a form are JSON, and an object', () => {
  expect(decode('{"a":1}').data).toMatchObject({ customProperties: { a: 1 } });
  for (const wrong of ['{', '7', '[]', JSON.stringify({ a: 'я'.repeat(10_001) })]) expect(decode(wrong)).toMatchObject({ success: false });
});
