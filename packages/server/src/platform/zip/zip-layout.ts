/** A file of an archive, as it is known before a byte of it is read. */
export interface ZipSource {
  name: string;
  bytes: number;
  crc32: number;
  modifiedAt: Date;
}

/** A part of an archive: its own bytes, or the content of the source with this number. */
export type ZipPart = Buffer | number;

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
/** The name is UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8 = 0x0800;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;
const ZIP64_EXTRA = 0x0001;
/** The moment as UTC (Info-ZIP's extended timestamp): the header's own time is read as local time in whatever zone the reader is. */
const TIME_EXTRA = 0x5455;
/** `-rw-r--r--` of a plain file made on Unix. */
const UNIX = 3 << 8;
const PLAIN_FILE = (0o100644 << 16) >>> 0;

interface Placed extends ZipSource {
  offset: number;
}

/**
 * Lays out an archive of stored files (APPNOTE 6.3): nothing is compressed, so that its length and every header are known in advance. Photos are
 * compressed already, and this is as fast as sending the files themselves. Offsets beyond 4 GB are written as ZIP64; a single file is never that
 * large here.
 */
export function layOutZip(sources: readonly ZipSource[]): ZipPart[] {
  const parts: ZipPart[] = [];
  const placed: Placed[] = [];
  let offset = 0;
  for (const [index, source] of sources.entries()) {
    if (source.bytes >= MAX_32) throw new Error('A file of 4 GB and more does not fit into this archive');
    const header = localHeader(source);
    parts.push(header, index);
    placed.push({ ...source, offset });
    offset += header.length + source.bytes;
  }
  const directory = Buffer.concat(placed.map(directoryEntry));
  return [...parts, directory, end(placed.length, directory.length, offset)];
}

function localHeader({ name, bytes, crc32, modifiedAt }: ZipSource): Buffer {
  const encoded = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(PLAIN_VERSION, 4);
  writeShared(header, 6, { bytes, crc32, modifiedAt, nameLength: encoded.length });
  const extra = timeExtra(modifiedAt);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, encoded, extra]);
}

function directoryEntry({ name, bytes, crc32, modifiedAt, offset }: Placed): Buffer {
  const encoded = Buffer.from(name);
  const isFar = offset >= MAX_32;
  const far = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    far.writeUInt16LE(ZIP64_EXTRA, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(offset), 4);
  }
  const extra = Buffer.concat([far, timeExtra(modifiedAt)]);
  const header = Buffer.alloc(46);
  const version = isFar ? ZIP64_VERSION : PLAIN_VERSION;
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(UNIX | version, 4);
  header.writeUInt16LE(version, 6);
  writeShared(header, 8, { bytes, crc32, modifiedAt, nameLength: encoded.length });
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(PLAIN_FILE, 38);
  header.writeUInt32LE(Math.min(offset, MAX_32), 42);
  return Buffer.concat([header, encoded, extra]);
}

/** The fields of both headers of a file, in the same order. */
function writeShared(
  header: Buffer,
  at: number,
  { bytes, crc32, modifiedAt, nameLength }: Omit<ZipSource, 'name'> & { nameLength: number },
): void {
  header.writeUInt16LE(UTF8, at);
  header.writeUInt32LE(dosTime(modifiedAt), at + 4);
  header.writeUInt32LE(crc32, at + 8);
  header.writeUInt32LE(bytes, at + 12);
  header.writeUInt32LE(bytes, at + 16);
  header.writeUInt16LE(nameLength, at + 20);
}

function timeExtra(moment: Date): Buffer {
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(TIME_EXTRA, 0);
  extra.writeUInt16LE(5, 2);
  // It can hold three times; this is the one of the last change.
  extra.writeUInt8(1, 4);
  extra.writeInt32LE(Math.min(0x7fff_ffff, Math.floor(moment.getTime() / 1_000)), 5);
  return extra;
}

/** Day and time in two-second steps; only the years 1980 to 2107 can be represented. */
function dosTime(moment: Date): number {
  const year = Math.min(2107, Math.max(1980, moment.getUTCFullYear()));
  const day = ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

function end(count: number, size: number, offset: number): Buffer {
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x0605_4b50, 0);
  tail.writeUInt16LE(Math.min(count, MAX_16), 8);
  tail.writeUInt16LE(Math.min(count, MAX_16), 10);
  tail.writeUInt32LE(Math.min(size, MAX_32), 12);
  tail.writeUInt32LE(Math.min(offset, MAX_32), 16);
  return count >= MAX_16 || offset >= MAX_32 || size >= MAX_32 ? Buffer.concat([zip64End(count, size, offset), tail]) : tail;
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(UNIX | ZIP64_VERSION, 12);
  record.writeUInt16LE(ZIP64_VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x0706_4b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
