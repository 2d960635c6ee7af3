import { crc32 } from './crc32.ts';

/** A file for an archive. */
export interface ZippedFile {
  /** With folders, if there are any: `8 «А»/IMG_1.jpg`. */
  name: string;
  content: Blob;
}

/** Bytes of each of the two records of a file, without its name. */
const headerBytes = { local: 30, central: 46 };
const utf8 = 0x0800;
/** 1 January 1980, the first day that the format can express: the photos have their own dates in their metadata. */
const firstDay = 0x0021;
const encoder = new TextEncoder();

/** Little-endian numbers, each of so many bytes. */
function record(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** The fields that both records of a file have in common. */
const shared = (crc: number, size: number, name: Uint8Array) =>
  [
    [20, 2],
    [utf8, 2],
    [0, 2],
    [0, 2],
    [firstDay, 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ] as const;

/** Bytes that a file takes in an archive. */
export const zippedBytes = (name: string, size: number): number =>
  headerBytes.local + headerBytes.central + 2 * encoder.encode(name).length + size;

/**
 * A ZIP of these files, not compressed, because photos do not compress. It refers to the files themselves, so that a browser need not hold them in
 * memory. Less than 4 GB: larger ones would need ZIP64.
 */
export async function zipOf(files: readonly ZippedFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const central: BlobPart[] = [];
  let [offset, centralBytes] = [0, 0];
  for (const { name, content } of files) {
    const coded = encoder.encode(name);
    const fields = shared(await crc32(content), content.size, coded);
    parts.push(record([0x04034b50, 4], ...fields), coded, content);
    central.push(record([0x02014b50, 4], [20, 2], ...fields, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), coded);
    offset += headerBytes.local + coded.length + content.size;
    centralBytes += headerBytes.central + coded.length;
  }
  const count = [files.length, 2] as const;
  const end = record([0x06054b50, 4], [0, 2], [0, 2], count, count, [centralBytes, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...central, end], { type: 'application/zip' });
}

/** Splits files into groups of at most so many bytes, in their order; a larger file is alone. */
export function inPortions<T>(files: readonly T[], bytesOf: (file: T) => number, most: number): T[][] {
  const portions: T[][] = [];
  let left = 0;
  for (const file of files) {
    const bytes = bytesOf(file);
    if (bytes > left || portions.length === 0) {
      portions.push([]);
      left = most;
    }
    portions.at(-1)?.push(file);
    left -= bytes;
  }
  return portions;
}
