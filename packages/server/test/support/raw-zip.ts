import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive that is written byte by byte, so that its headers may declare anything. */
export interface RawEntry {
  name: string | Buffer;
  content?: Buffer;
  isDeflated?: boolean;
  /** Bit 11 and whatever else; by default none. */
  flags?: number;
  method?: number;
  /** What the headers declare instead of the truth. */
  declared?: { crc32?: number; size?: number; packed?: number; offset?: number };
  extra?: Buffer;
  /** Unix mode in the upper half. */
  attributes?: number;
}

/** An archive of these files (APPNOTE 6.3). */
export function rawZip(entries: readonly RawEntry[], { count = entries.length, comment = '' } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { content = Buffer.alloc(0), isDeflated = false, flags = 0, declared = {}, extra = Buffer.alloc(0), attributes = 0 } = entry;
    const name = Buffer.from(entry.name);
    const data = isDeflated ? deflateRawSync(content) : content;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(entry.method ?? (isDeflated ? 8 : 0), 4);
    shared.writeUInt32LE(declared.crc32 ?? crc32(content), 10);
    shared.writeUInt32LE(declared.packed ?? data.length, 14);
    shared.writeUInt32LE(declared.size ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    shared.writeUInt16LE(extra.length, 24);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(attributes >>> 0, 6);
    tail.writeUInt32LE(declared.offset ?? offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, extra, data]);
    parts.push(local);
    offset += local.length;
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), shared, tail, name, extra]));
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count & 0xffff, 4);
  end.writeUInt16LE(count & 0xffff, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end, Buffer.from(comment)]);
}

/** Russian text in the code page of the console, as old archivers write names. */
export const cp866 = (text: string): Buffer => encode(text, 'ibm866');
/** The same in the code page of Windows. */
export const cp1251 = (text: string): Buffer => encode(text, 'windows-1251');

function encode(text: string, page: string): Buffer {
  const decoder = new TextDecoder(page);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (character) => bytes.get(character) ?? 0x3f));
}

/** The extra field in which Info-ZIP repeats a name in UTF-8. */
export function unicodePath(name: Buffer, text: string): Buffer {
  const encoded = Buffer.from(text);
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + encoded.length, 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([field, encoded]);
}
