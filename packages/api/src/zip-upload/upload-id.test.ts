import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { uploadZip, uploadZipChunk } from './zip-upload.ts';

test.each([
  ['a UUID', '6fb0a9a2-6f5c-4d0e-9a7f-2a7d0c6f3c11', true],
  ['a number', '17', true],
  ['43 letters', 'a'.repeat(43), true],
  ['nothing', '', false],
  ['a sign that no database stores', 'a\0', false],
])('as the id that a server gives an upload in chunks %s is taken: %s', (_, uploadId, isTaken) => {
  expect(z.safeEncode(uploadZipChunk.params, { id: 1, uploadId }).success).toBe(isTaken);
});

const decode = (upload_id: string) => z.safeDecode(uploadZip.body, { zip_file: new Blob(['x']), upload_id }).success;

test('the id that a sender chooses for a whole archive is one that nobody guesses', () => {
  expect([decode('a'.repeat(43)), decode('17')]).toEqual([true, false]);
});
