import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import readExif from 'exif-reader';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import {
  jpegSegment,
  pngChunk,
  rawWebp,
  riffChunk,
  uint24,
  webpChunks,
  withJpegSegments,
  withPngChunks,
} from '../../../../test/support/raw-image.ts';
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

/** Exif with the orientation alone, as short as programs write it: no offset of a next directory. */
const shortest = Buffer.concat([Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0', 'latin1')]);
/** Author and copyright share one text, so that it is shorter than the two. */
function exifWithSharedText(): Buffer {
  const text = Buffer.from(`Anna Svetlova, ${'photographer '.repeat(8)}\0`);
  const entries = [
    [0x0112, 3, 1, 6],
    [0x013b, 2, text.length, 50],
    [0x8298, 2, text.length, 50],
  ] as const;
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + index * 12);
    directory.writeUInt16LE(type, 4 + index * 12);
    directory.writeUInt32LE(count, 6 + index * 12);
    directory.writeUInt32LE(value, 10 + index * 12);
  }
  return Buffer.concat([shortest.subarray(0, 8), directory, text]);
}
/** The picture in a container with this Exif. */
const withExif: Record<'jpeg' | 'png' | 'webp', (exif: Buffer) => Promise<Buffer>> = {
  jpeg: async (given) =>
    withJpegSegments(await picture().jpeg().toBuffer(), [jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), given]))]),
  png: async (given) => withPngChunks(await picture().png().toBuffer(), [pngChunk('eXIf', given)]),
  webp: async (given) =>
    rawWebp([
      riffChunk('VP8X', Buffer.concat([Buffer.from([0x08, 0, 0, 0]), uint24(59), uint24(39)])),
      webpChunks(await picture().webp({ lossless: true }).toBuffer()),
      riffChunk('EXIF', given),
    ]),
};

describe.each(['jpeg', 'png', 'webp'] as const)('Exif of a %s that has little space', (format) => {
  it.each([
    ['the orientation alone', shortest],
    ['the orientation and the end of its directory', Buffer.concat([shortest, Buffer.alloc(4)])],
    ['the orientation and few bytes behind it', Buffer.concat([shortest, Buffer.alloc(20)])],
    ['texts that are written once', exifWithSharedText()],
  ])('keeps the orientation: %s', async (_, given) => {
    const file = await withExif[format](given);
    const result = await redact(file);
    expect((await sharp(file).metadata()).orientation).toBe(6);
    expect((await sharp(result.given).metadata()).orientation).toBe(6);
    expect(await pixelsOf(result.given)).toEqual(await pixelsOf(file));
  });

  it('keeps a text that two tags share', async () => {
    const { given } = await redact(await withExif[format](exifWithSharedText()));
    const { Image: image } = readExif((await sharp(given).metadata()).exif ?? Buffer.alloc(0));
    expect(image).toMatchObject({ Artist: expect.stringContaining('Anna'), Copyright: expect.stringContaining('Anna') });
  });
});

/** XMP as photographers' programs write it, with a place, a serial number and a history. */
const written = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmp:Rating="4" xmp:Label="Red" photoshop:City="Казань" aux:SerialNumber="${secret}">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Аня &amp; Пётр, 1&#x410;</rdf:li></rdf:Alt></dc:description>
<dc:subject><rdf:Bag><rdf:li>выпускной</rdf:li><rdf:li>Школа в Казани</rdf:li><rdf:li>у Булака</rdf:li><rdf:li>geo:lat=55.79</rdf:li></rdf:Bag></dc:subject>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Светлова</rdf:li></rdf:Alt></dc:rights>
<Iptc4xmpExt:LocationShown><rdf:Bag><rdf:li rdf:parseType="Resource"><Iptc4xmpExt:Sublocation>Булак</Iptc4xmpExt:Sublocation></rdf:li></rdf:Bag></Iptc4xmpExt:LocationShown>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** The picture in a container with this XMP, as programs write it. */
const withXmp: Record<'jpeg' | 'png' | 'webp', (text: string) => Promise<Buffer>> = {
  jpeg: (text) => picture().withXmp(text).jpeg().toBuffer(),
  png: async (text) =>
    withPngChunks(await picture().png().toBuffer(), [pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${text}`))]),
  webp: (text) => picture().withXmp(text).webp().toBuffer(),
};

describe.each(['jpeg', 'png', 'webp'] as const)('XMP of a %s', (format) => {
  it('keeps stars, label, caption, keywords and copyright, without the place and the camera', async () => {
    const { given } = await redact(await withXmp[format](written));
    const { xmp: kept = Buffer.alloc(0) } = await sharp(given, { failOn: 'warning' }).metadata();
    const text = kept.toString();
    for (const stays of ['xmp:Rating="4"', 'xmp:Label="Red"', '>Аня &amp; Пётр, 1А<', '>выпускной<', '>© Светлова<'])
      expect(text).toContain(stays);
    for (const gone of [secret, 'Казан', 'Булак', 'geo:', 'photoshop', 'Iptc4xmp']) expect(text).not.toContain(gone);
    expect(given.includes(secret)).toBe(false);
    expect(text).not.toContain('\0');
  });

  it('drops a caption with the name of the place, and all of it where nothing is left', async () => {
    const told = written.replace('Аня &amp; Пётр', 'Аня у школы в Казани');
    const { given } = await redact(await withXmp[format](told));
    expect((await sharp(given).metadata()).xmp?.toString()).not.toContain('Аня');
    for (const nothing of [xmp, `<x:xmpmeta><rdf:RDF>${secret}`, secret]) {
      const result = await redact(await withXmp[format](nothing));
      expect((await sharp(result.given).metadata()).xmp).toBeUndefined();
      expect(result.given.includes(secret)).toBe(false);
    }
  });
});

test.each([
  ['elements without an end', '<a>'.repeat(20_000)],
  ['a depth that no stack holds', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`],
  ['more than is read', 'Аня '.repeat(100_000)],
])('XMP with %s is taken out', async (_, hostile) => {
  const { given } = await redact(await withXmp.png(written.replace('Аня', hostile)));
  for (const gone of ['rdf:', secret]) expect(given.includes(gone)).toBe(false);
});

test('XMP with entities of its own is taken out', async () => {
  const { given } = await redact(await withXmp.png(`<!DOCTYPE a [<!ENTITY e "${secret}">]>${written.replace('Аня', '&e;')}`));
  for (const gone of ['rdf:', secret]) expect(given.includes(gone)).toBe(false);
});

const dataset = (record: number, id: number, text: string | Buffer): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x1c, record, id, bytes.length >> 8, bytes.length & 0xff]), bytes]);
};
/** A resource of Photoshop without a name. */
const resource = (id: number, data: Buffer): Buffer => {
  const head = Buffer.from(`8BIM\0\0\0\0\0\0\0\0`, 'latin1');
  head.writeUInt16BE(id, 4);
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
/** A segment with a resource of Photoshop in front of IPTC, and one behind it. */
function photoshop(datasets: readonly Buffer[]): Buffer {
  const parts = [resource(0x0422, Buffer.from(secret)), resource(0x0404, Buffer.concat(datasets)), resource(0x040c, Buffer.from(secret))];
  return Buffer.concat([Buffer.from('Photoshop 3.0\0'), ...parts]);
}

test('IPTC keeps caption, keywords and copyright, without the place', async () => {
  const datasets = [
    dataset(1, 90, '\x1b%G'),
    dataset(2, 120, 'Аня и Пётр'),
    dataset(2, 25, 'выпускной'),
    dataset(2, 25, 'в Казани'),
    dataset(2, 116, '© Светлова'),
    dataset(2, 90, 'Казань'),
    dataset(2, 92, secret),
    dataset(2, 200, secret),
  ];
  const file = withJpegSegments(await picture().jpeg().toBuffer(), [jpegSegment(0xed, photoshop(datasets))]);
  const { given } = await redact(file);
  const kept = (await sharp(given, { failOn: 'warning' }).metadata()).iptc ?? Buffer.alloc(0);
  for (const stays of ['Аня и Пётр', 'выпускной', '© Светлова']) expect(kept.includes(stays)).toBe(true);
  for (const gone of ['Казан', secret]) expect(given.includes(gone)).toBe(false);
  // Nothing of the resources is left but IPTC, which has the rest of the segment.
  expect(kept.toString('latin1', 14, 18)).toBe('8BIM');
  expect(26 + kept.readUInt32BE(22)).toBe(kept.length - (kept.length % 2));
});

test('IPTC in which nothing may stay, or that is damaged, is taken out', async () => {
  const whole = photoshop([dataset(2, 90, secret)]);
  for (const segment of [
    whole,
    whole.subarray(0, 60),
    photoshop([dataset(2, 120, secret).subarray(0, 9)]),
    Buffer.from(`Photoshop 3.0\x008BIM${secret}`),
  ]) {
    const file = withJpegSegments(await picture().jpeg().toBuffer(), [jpegSegment(0xed, segment)]);
    const { given } = await redact(file);
    expect(given.includes('SECRET')).toBe(false);
    expect((await sharp(given).metadata()).iptc).toBeUndefined();
  }
});
