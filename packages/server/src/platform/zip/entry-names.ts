import { crc32 } from 'node:zlib';

/** A name as an archive holds it. */
export interface RawName {
  bytes: Buffer;
  /** Bit 11: the name is UTF-8. */
  isUtf8: boolean;
  /** The Unicode path of Info-ZIP (extra field 0x7075), if there is one. */
  unicodeField: Buffer | undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Code pages that Russian Windows archivers use: that of the console, and that of Windows. */
const pages = ['ibm866', 'windows-1251'] as const;

/** Names by which the code page of an archive is found, and bytes of each: more tell nothing more. */
const MOST_READ = 1_000;
const LONGEST_READ = 4_096;
/** Folders of a path that are kept: a path of 65,535 bytes may name 32,000, and an archive has thousands of paths. */
const DEEPEST = 12;

/** A file's name, and the folders that it lies in, the deepest last. */
export interface EntryName {
  name: string;
  folders: string[];
}

/**
 * The names of an archive as people wrote them. UTF-8 is recognised by its flag, its extra field or its bytes. The other names share one code page
 * for the whole archive: the one that gives more of the expected names of files and folders, else the one that gives more Russian.
 */
export function decodeNames(names: readonly RawName[], isExpected: (name: string) => boolean): EntryName[] {
  const sure = names.map(sureName);
  const unsure = names
    .flatMap(({ bytes }, index) => (sure[index] === undefined ? [bytes.subarray(-LONGEST_READ)] : []))
    .slice(0, MOST_READ);
  const page = pages.map((label) => new TextDecoder(label)).toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];

  function scoreOf(decoder: TextDecoder): number {
    const decoded = unsure.map((bytes) => decoder.decode(bytes));
    const known = decoded.flatMap((path) => partsOf(path)).filter(isExpected).length;
    return known * 10_000 + decoded.reduce((sum, name) => sum + russian(name), 0);
  }
  return names.map(({ bytes }, index) => {
    const parts = partsOf(sure[index] ?? page?.decode(bytes) ?? '');
    return { name: parts.at(-1) ?? '', folders: parts.slice(0, -1).filter((folder) => folder !== '') };
  });
}

function sureName({ bytes, isUtf8, unicodeField }: RawName): string | undefined {
  return (isUtf8 ? asUtf8(bytes) : undefined) ?? unicodePath(bytes, unicodeField) ?? asUtf8(bytes);
}

function asUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Version 1, the checksum of the plain name, and the name. A checksum that does not match belongs to an older name. */
function unicodePath(bytes: Buffer, field: Buffer | undefined): string | undefined {
  if (!field || field.length < 5 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(bytes)) return undefined;
  return asUtf8(field.subarray(5));
}

/** A score: Russian letters count for a code page; any other character beyond ASCII, and a capital after a small letter, count against it. */
function russian(name: string): number {
  const characters = name.match(/[а-яё]/giu)?.length ?? 0;
  const strange = name.match(/[^\p{ASCII}а-яё«»№–—]/giu)?.length ?? 0;
  const jumps = name.match(/[а-яё][А-ЯЁ]/gu)?.length ?? 0;
  return characters - 2 * strange - jumps;
}

/** The parts of a path, in Unicode NFC: they are compared and shown, and never used as a path. */
const partsOf = (path: string): string[] =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .slice(-DEEPEST - 1)
    .map(plainName);

const plainName = (part: string): string =>
  Array.from(part.normalize('NFC').replace(/\p{Cc}/gu, ''))
    .slice(0, 255)
    .join('')
    .trim();
