import * as fc from 'fast-check';
import type { Sharp } from 'sharp';
import { jpegSegment, pngChunk, riffChunk, withJpegSegments, withPngChunks } from '../../support/raw-image.ts';
import { held, withMetadata } from '../../support/strange-images.ts';

/** Images that are valid however unusual: each has to be shown upright, in its colours and without metadata. */
export interface Lawful {
  orientation: number;
  format: Format;
  hasMetadata: boolean;
  /** Kilobytes of text that no viewer shows. */
  ballast: number;
  /** What stands behind its end. */
  tail: (typeof tails)[number];
}

type Format = keyof typeof formats;

const sharpest = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const formats = {
  jpeg: (image: Sharp) => image.jpeg(sharpest),
  'progressive jpeg': (image: Sharp) => image.jpeg({ ...sharpest, progressive: true }),
  'jpeg for print': (image: Sharp) => image.toColourspace('cmyk').jpeg(sharpest),
  'jpeg of a telephone': (image: Sharp) => image.withIccProfile('p3').jpeg(sharpest),
  png: (image: Sharp) => image.png(),
  'png of 16 bits': (image: Sharp) => image.toColourspace('rgb16').png(),
  'interlaced png': (image: Sharp) => image.png({ progressive: true }),
  'png with a palette': (image: Sharp) => image.png({ palette: true, colours: 4 }),
  webp: (image: Sharp) => image.webp({ lossless: true }),
  'lossy webp': (image: Sharp) => image.webp({ quality: 100, smartSubsample: true }),
};

/** The file is still an image, though another program would read something else in it. */
export const tails = [
  '',
  'PK\u0003\u0004',
  '<script>alert(1)</script>',
  '*/=1;alert(1)',
  '%PDF-1.7\n',
  '<?php system($_GET[0]); ?>',
] as const;

export const lawful: fc.Arbitrary<Lawful> = fc.record({
  orientation: fc.integer({ min: 1, max: 8 }),
  format: fc.constantFrom(...(Object.keys(formats) as Format[])),
  hasMetadata: fc.boolean(),
  ballast: fc.constantFrom(0, 0, 1, 60, 600),
  tail: fc.constantFrom(...tails),
});

/** The bytes of such an image: four coloured corners, extra metadata, and extra bytes after the end. */
export async function encode({ orientation, format, hasMetadata, ballast, tail }: Lawful): Promise<Buffer> {
  const camera = held(orientation);
  const image = await formats[format](hasMetadata ? withMetadata(camera) : camera).toBuffer();
  return Buffer.concat([withBallast(image, ballast), Buffer.from(tail, 'latin1')]);
}

const CAPTIONS = 'Photoshop 3.0\u00008BIM\u0004\u0004';
const KB = 'Secret '.repeat(146);

/** Text in the place that each format has for it. */
function withBallast(image: Buffer, kilobytes: number): Buffer {
  if (kilobytes === 0) return image;
  const text = Buffer.from(KB.repeat(kilobytes));
  if (image[0] === 0x89) return withPngChunks(image, [pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), text]))]);
  if (image[0] === 0xff) {
    const segments = Array.from({ length: Math.ceil(text.length / 65_000) }, (_, index) => {
      const part = text.subarray(index * 65_000, (index + 1) * 65_000);
      // A comment, and the captions (IPTC) that Photoshop writes.
      return index % 2 === 0 ? jpegSegment(0xfe, part) : jpegSegment(0xed, Buffer.concat([Buffer.from(CAPTIONS), part]));
    });
    return withJpegSegments(image, segments);
  }
  const longer = Buffer.concat([image, riffChunk('junk', text)]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}
