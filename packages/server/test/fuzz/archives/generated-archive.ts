import * as fc from 'fast-check';
import { cp1251, cp866, type RawEntry } from '../../support/raw-zip.ts';

/** An image that an archive may hold. */
export interface Source {
  content: Buffer;
  /** SHA-256 in hex. */
  hash: string;
}

export interface GeneratedArchive {
  name: string;
  entries: (sources: readonly Source[]) => RawEntry[];
  end: { count?: number; comment?: string };
}

const MB = 1_048_576;
const names = ['a.jpg', 'Ёлка 1.png', 'папка/снимок.webp', '../../etc/passwd.jpg', '', '\u202egpj.exe', 'a.jpg', '__MACOSX/._a.jpg'];
const written = [(name: string) => Buffer.from(name), cp866, cp1251] as const;

/** Wrong sizes and offsets for headers, which have misled readers before. */
const declared: fc.Arbitrary<NonNullable<RawEntry['declared']>> = fc.record(
  {
    crc32: fc.constantFrom(0, 1, 0xffff_ffff),
    size: fc.constantFrom(0, 1, 61 * MB, 0x7fff_ffff, 0xffff_ffff),
    packed: fc.constantFrom(0, 1, 50 * MB, 0xffff_ffff),
    // The offset of the first file: two entries then share their bytes.
    offset: fc.constantFrom(0, 1, 40, 0xffff_ffff),
  },
  { requiredKeys: [] },
);

/** A value once in so many times, otherwise nothing. */
const seldom = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const entry = fc.record({
  source: fc.nat(7),
  name: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...written)).map(([name, write]) => write(name)),
  isDeflated: fc.boolean(),
  flags: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(0, 0x0800) }, { weight: 1, arbitrary: fc.nat(0xffff) }),
  method: seldom(15, fc.constantFrom(0, 1, 8, 9, 14, 99)),
  declared: seldom(6, declared),
  extra: seldom(8, fc.uint8Array({ maxLength: 30 })),
  attributes: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant((0o120777 << 16) >>> 0) }),
});

/** Contents of an archive that are no images. */
const other: readonly Buffer[] = [Buffer.alloc(0), Buffer.from('text'), Buffer.alloc(2 * MB), Buffer.from('%PDF-1.7')];

/** An archive of up to six files, most of which are consistent. */
export const generatedArchive: fc.Arbitrary<GeneratedArchive> = fc
  .record({
    files: fc.array(entry, { maxLength: 6 }),
    count: seldom(12, fc.constantFrom(0, 1, 7, 0xffff)),
    comment: seldom(12, fc.constantFrom('PK\u0005\u0006', 'x'.repeat(60_000))),
  })
  .map(({ files, count, comment }) => ({
    name: JSON.stringify({ files, count, comment: comment?.length }).slice(0, 600),
    end: { ...(count === undefined ? {} : { count }), ...(comment === undefined ? {} : { comment }) },
    entries: (sources) =>
      files.map(({ source, method, declared: claims, extra, ...rest }) => ({
        ...rest,
        content: (sources[source] ?? { content: other[source % other.length] ?? Buffer.alloc(0) }).content,
        ...(method === undefined ? {} : { method }),
        ...(claims === undefined ? {} : { declared: claims }),
        ...(extra === undefined ? {} : { extra: Buffer.from(extra) }),
      })),
  }));
