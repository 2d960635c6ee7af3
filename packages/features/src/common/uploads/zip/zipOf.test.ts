import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { inPortions, zipOf, zippedBytes } from './zipOf.ts';

test('a checksum is that of the format', async () => {
  await expect(crc32(new Blob(['123456789']))).resolves.toBe(0xcbf43926);
  await expect(crc32(new Blob([]))).resolves.toBe(0);
});

test('an archive is read back to the last bit, with Russian names and folders', async () => {
  const files = [
    { name: 'Ёж 1.jpg', content: new Blob([Uint8Array.from({ length: 70_000 }, (_, index) => index * 7)]) },
    { name: '8 «А»/IMG_2.jpg', content: new Blob(['two']) },
    { name: 'пустой.jpg', content: new Blob([]) },
  ];
  const zip = await zipOf(files);
  const read = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(read)).toEqual(files.map(({ name }) => name));
  for (const { name, content } of files) expect(read[name]).toEqual(new Uint8Array(await content.arrayBuffer()));
  expect(zip.size).toBe(files.reduce((sum, { name, content }) => sum + zippedBytes(name, content.size), 22));
});

test('files are parted in their order, and one that is too large is alone', () => {
  expect(inPortions([3, 4, 2, 9, 1], (size) => size, 7)).toEqual([[3, 4], [2], [9], [1]]);
  expect(inPortions([], () => 1, 7)).toEqual([]);
});
