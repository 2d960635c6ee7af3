import { zipLimits } from '@portal/api';
import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const size = zipLimits.chunkBytes * 3;
/** A file of zeros, but for one byte. */
function file({ at = 0, byte = 0, bytes = size, lastModified = 1, name = 'a.zip' } = {}): File {
  const content = new Uint8Array(bytes);
  content[at] = byte;
  return new File([content], name, { lastModified });
}

it('is the same for the same file, whatever it is called now', async () => {
  const one = await fingerprintOf(file());
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await fingerprintOf(file({ name: 'b.zip' }))).toBe(one);
});

it.each([
  ['its beginning', { byte: 1 }],
  ['its end', { byte: 1, at: size - 1 }],
  ['its size', { bytes: size + 1 }],
  ['its date', { lastModified: 2 }],
])('differs with %s', async (_, change) => {
  expect(await fingerprintOf(file(change))).not.toBe(await fingerprintOf(file()));
});
