import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import readExif from 'exif-reader';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { jpegSegment, pngChunk, withPngChunks } from '../../../../test/support/raw-image.ts';
import { patched, patchedStream } from './patch.ts';
import { redactionOf } from './redaction.ts';

const secret = 'SECRET-PLACE';
const exif = {
  IFD0: { Artist: 'Anna Svetlova', Copyright: '2026', ImageDescription: secret },
  IFD2: { DateTimeOriginal: '2026:05:25 10:30:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSMapDatum: secret },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${secret}</exif:GPSLatitude></x:xmpmeta>`;

/** Dark above and light below, so that a rotated one differs. */
const picture = (): Sharp =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } }).composite([
    { input: { create: { width: 60, height: 20, channels: 3, background: '#f0d0b0' } }, gravity: 'south' },
  ]);
const marked = () => picture().withExif(exif).withXmp(xmp).withMetadata({ orientation: 6 });

const files: Record<string, () => Promise<Buffer>> = {
  'a JPEG with a film behind it': async () => {
    const file = await marked().jpeg().toBuffer();
    const more = [jpegSegment(0xed, Buffer.from(`Photoshop 3.0\0${secret}`)), jpegSegment(0xfe, Buffer.from(secret))];
    return Buffer.concat([file.subarray(0, 2), ...more, file.subarray(2), Buffer.from(`ftypmp42${secret}`)]);
  },
  'a progressive JPEG': () => marked().jpeg({ progressive: true }).toBuffer(),
  'a PNG with texts': async () => {
    const file = await marked().png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from(`Location\0${secret}`));
    return Buffer.concat([withPngChunks(file, [text]), Buffer.from(secret)]);
  },
  'a WebP': async () => Buffer.concat([await marked().webp().toBuffer(), Buffer.from(secret)]),
  'a WebP without losses': () => marked().webp({ lossless: true }).toBuffer(),
};

const redact = async (file: Buffer) => {
  const redaction = redactionOf(file, await sharp(file).metadata());
  if (!redaction) throw new Error('Nothing to take out');
  return { ...redaction, given: patched(file, 0, redaction.patches) };
};
const pixelsOf = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();

describe.each(Object.entries(files))('%s', (_, make) => {
  it('is sent as the same image without the place where it was taken', async () => {
    const file = await make();
    expect(file.includes(secret)).toBe(true);
    const { given, crc32: sum } = await redact(file);
    expect(given).toHaveLength(file.length);
    expect(sum).toBe(crc32(given));
    expect(given.includes(secret)).toBe(false);
    const metadata = await sharp(given, { failOn: 'warning' }).metadata();
    expect(await pixelsOf(given)).toEqual(await pixelsOf(file));
    expect(metadata.orientation).toBe(6);
    expect(metadata.xmp).toBeUndefined();
    const { Image: image, GPSInfo: place } = readExif(metadata.exif ?? Buffer.alloc(0));
    expect(image).toEqual({ Orientation: 6, DateTime: new Date('2026-05-25T10:30:00Z'), Artist: 'Anna Svetlova', Copyright: '2026' });
    expect(place).toBeUndefined();
  });

  it('is the same when it is sent in ranges', async () => {
    const file = await make();
    const { given, patches } = await redact(file);
    for (const [start, size] of [
      [0, 7],
      [3, 64],
      [200, 1],
    ] as const) {
      const chunks = Array.from({ length: Math.ceil((file.length - start) / size) }, (__, index) =>
        file.subarray(start + index * size, start + (index + 1) * size),
      );
      expect(await buffer(Readable.from(patchedStream(Readable.from(chunks), start, patches)))).toEqual(given.subarray(start));
    }
  });
});

test('a profile of colours stays', async () => {
  const file = await marked().withIccProfile('p3').jpeg().toBuffer();
  const { given } = await redact(file);
  expect((await sharp(given).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
});

test('a name that is not ASCII stays as it is', async () => {
  const file = await marked().jpeg().toBuffer();
  const name = Buffer.from('Светла-');
  name.copy(file, file.indexOf('Anna Svetlova'));
  const { given } = await redact(file);
  expect(given.includes(name)).toBe(true);
});

test('Exif that cannot be read, or is too short for ours, is taken out', async () => {
  const file = await picture().jpeg().toBuffer();
  for (const payload of [`Exif\0\0MM\0*${secret}`, `Exif\0\0${secret}`, 'Exif\0\0']) {
    const damaged = Buffer.concat([file.subarray(0, 2), jpegSegment(0xe1, Buffer.from(payload)), file.subarray(2)]);
    const { given } = await redact(damaged);
    expect(given.includes(secret)).toBe(false);
    expect(await pixelsOf(given)).toEqual(await pixelsOf(file));
  }
});

test('a GIF loses its comments, and stays animated', async () => {
  const file = await sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], { join: { animated: true } })
    .gif({ loop: 3 })
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
  const { given } = await redact(Buffer.concat([file.subarray(0, -1), comment, file.subarray(-1)]));
  expect(given.includes(secret)).toBe(false);
  expect(await sharp(given, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 });
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s without metadata is sent as it is', async (format) => {
  const file = await picture().toFormat(format).toBuffer();
  expect(redactionOf(file, await sharp(file).metadata())).toBeNull();
});
