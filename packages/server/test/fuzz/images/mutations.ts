import * as fc from 'fast-check';
import { jpegSegment, pngChunk, withJpegSegments, withPngChunks, withTrueChecksums } from '../../support/raw-image.ts';

/** A change of a file, with a name for the report. */
export interface Mutation {
  name: string;
  apply: (bytes: Buffer) => Buffer;
}

/** A place of a file as a part of its length: headers far more often than the middle. */
const place = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 300 }).map((at) => (length: number) => Math.min(at, length - 1)) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 0.999, noNaN: true }).map((part) => (length: number) => Math.floor(part * length)) },
);
const copyOf = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

const cut = fc
  .double({ min: 0.001, max: 0.999, noNaN: true })
  .map((part): Mutation => ({ name: `cut at ${part}`, apply: (bytes) => bytes.subarray(0, Math.ceil(part * bytes.length)) }));

const flips = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 7 })), { minLength: 1, maxLength: 6 }).map((bits): Mutation => ({
  name: `${bits.length} bits flipped`,
  apply: (bytes) =>
    copyOf(bytes, (copy) => {
      for (const [at, bit] of bits) copy.writeUInt8(copy.readUInt8(at(copy.length)) ^ (1 << bit), at(copy.length));
    }),
}));

/** Numbers that lengths and sides have been wrong by before. */
const numbers = fc.constantFrom(0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0xfffe, 0xffff, 0x7fff_ffff, 0xffff_ffff);
const lie = fc.tuple(place, numbers, fc.constantFrom(1, 2, 3, 4), fc.boolean()).map(([at, number, size, isLittle]): Mutation => ({
  name: `says ${number} in ${size} bytes`,
  apply: (bytes) =>
    copyOf(bytes, (copy) => {
      const start = Math.max(0, Math.min(at(copy.length), copy.length - size));
      const value = number % 2 ** (8 * size);
      if (copy.length < size) return;
      if (isLittle) copy.writeUIntLE(value, start, size);
      else copy.writeUIntBE(value, start, size);
    }),
}));

const moved = fc
  .tuple(place, place, fc.integer({ min: 1, max: 400 }), fc.constantFrom('repeats', 'loses'))
  .map(([from, to, length, kind]): Mutation => ({
    name: `${kind} ${length} bytes`,
    apply: (bytes) => {
      const [start, target] = [from(bytes.length), to(bytes.length)];
      if (kind === 'loses') return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)]);
      return Buffer.concat([bytes.subarray(0, target), bytes.subarray(start, start + length), bytes.subarray(target)]);
    },
  }));

/** A part of its format in a place where it may not be, or with a value that it may not have. */
const planted = fc
  .tuple(fc.constantFrom('IHDR', 'PLTE', 'tRNS', 'acTL', 'eXIf', 'iCCP', 'pHYs', 'IEND'), fc.uint8Array({ maxLength: 60 }))
  .map(([type, content]): Mutation => ({
    name: `a planted ${type}`,
    apply: (bytes) => {
      const data = Buffer.from(content);
      if (bytes[0] === 0x89) return withPngChunks(bytes, [pngChunk(type, data)]);
      if (bytes[0] !== 0xff) return bytes;
      const markers = { IHDR: 0xc0, PLTE: 0xdb, tRNS: 0xc4, acTL: 0xdd, eXIf: 0xe1, iCCP: 0xe2, pHYs: 0xee, IEND: 0xda } as const;
      const begins = type === 'eXIf' ? 'Exif\0\0II*\0' : type === 'iCCP' ? 'ICC_PROFILE\0' : '';
      return withJpegSegments(bytes, [jpegSegment(markers[type], Buffer.concat([Buffer.from(begins), data]))]);
    },
  }));

/** PNG decoders refuse a wrong checksum first: with a correct one the damage reaches the decoder. */
const repaired = fc.boolean().map((isRepaired): Mutation => ({
  name: isRepaired ? 'and true checksums' : '',
  apply: (bytes) => (isRepaired && bytes.length > 8 && bytes[0] === 0x89 ? withTrueChecksums(bytes) : bytes),
}));

/** One or several changes after each other. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.array(fc.oneof(cut, flips, flips, lie, lie, moved, planted), { minLength: 1, maxLength: 3 }), repaired)
  .map(([some, last]) => ({
    name: [...some, last].map(({ name }) => name).join(', '),
    apply: (bytes) => [...some, last].reduce((changed, { apply }) => (changed.length > 0 ? apply(changed) : changed), bytes),
  }));
