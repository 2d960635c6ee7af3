import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { qrCode } from '../../../test/support/images/card-image.ts';
import { pixelsOf } from './pixels.ts';
import { readCodes } from './read-codes.ts';

vi.mock('node:fs/promises', async (original) => {
  const all = await original<typeof import('node:fs/promises')>();
  return { ...all, readFile: vi.fn<typeof all.readFile>(all.readFile) };
});

it('reads codes once the reader can be loaded, also after it could not', async () => {
  const image = await pixelsOf(sharp(qrCode('DIAFRAGMA:1', 400)));
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(readCodes(image)).rejects.toThrow('EMFILE');
  expect(await readCodes(image)).toEqual(['DIAFRAGMA:1']);
});
