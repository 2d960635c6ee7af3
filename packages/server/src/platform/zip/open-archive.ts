import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { closed } from '../files/closed.ts';
import { firstBytes } from '../files/first-bytes.ts';
import { decodeNames, type EntryName } from './entry-names.ts';
import { FileReader } from './file-reader.ts';
import { type EntryFault, faultOfEntry, isListedBomb, isMetadata } from './judge-entries.ts';
import { ZipError } from './zip-error.ts';

/** What an archive may hold; sizes in bytes. */
export interface ArchiveLimits {
  entries: number;
  unpackedBytes: number;
  /** Of one file, unpacked. */
  entryBytes: number;
  /** The highest ratio of unpacked to packed size. */
  ratio: number;
}

/** A file inside an archive, as its directory describes it. */
export interface ArchiveFile {
  /** Without folders; the same name may come twice. */
  name: string;
  /** The folders that it lies in, the deepest last: to compare, never a path. */
  folders: readonly string[];
  bytes: number;
  /** Why it is not read, although others are. */
  fault: EntryFault | undefined;
  /** Writes it to a new file. Throws a ZipError when it does not match the directory. */
  extract: (target: string) => Promise<Extracted>;
}

export interface Extracted {
  path: string;
  bytes: number;
  /** SHA-256 in hex. */
  hash: string;
  crc32: number;
}

export interface Archive {
  /** Without folders and files that operating systems add. */
  files: ArchiveFile[];
  close: () => void;
}

/**
 * Opens an archive and checks its directory before anything is unpacked: too many files, too much in them, files that overlap. Throws a ZipError.
 * `isExpected` helps to find the code page of the names: it is asked about names of files and of folders.
 */
export async function openArchive(path: string, limits: ArchiveLimits, isExpected: (name: string) => boolean): Promise<Archive> {
  const zip = await open(path);
  try {
    if (zip.entryCount > limits.entries) throw new ZipError('too-many');
    const entries: Entry[] = [];
    let described = 0;
    for await (const entry of zip.eachEntry()) {
      described += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (entry.fileNameLength > NAME_BYTES || described > DIRECTORY_BYTES) throw new ZipError('broken');
      entries.push(entry);
    }
    if (isListedBomb(entries, zip.fileSize)) throw new ZipError('bomb');
    const wanted = entries.filter((entry) => !isMetadata(entry.fileNameRaw.toString('latin1')));
    const names = decodeNames(wanted.map(rawName), isExpected);
    const files = wanted.map((entry, index) => fileOf(zip, entry, names[index] ?? { name: '', folders: [] }, limits));
    if (files.reduce((sum, { fault, bytes }) => (fault ? sum : sum + bytes), 0) > limits.unpackedBytes) throw new ZipError('too-large');
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw asZipError(error);
  }
}

/** Limits for the bytes of a name, and of the whole directory: reading it takes memory and time, and no honest archive has more. */
const NAME_BYTES = 1_024;
const DIRECTORY_BYTES = 8_388_608;

async function open(path: string): Promise<ZipFile> {
  const reader = await FileReader.open(path);
  try {
    const zip = await fromRandomAccessReaderPromise(reader, reader.size, { lazyEntries: true, autoClose: false, decodeStrings: false });
    // Whoever waits gets the error; a later one is of no interest.
    zip.on('error', () => undefined);
    return zip;
  } catch (error) {
    reader.close(() => undefined);
    if (isOfSystem(error)) throw error;
    // Begins like an archive and has no directory at its end: it was truncated.
    throw new ZipError((await firstBytes(path, 2)) === 'PK' ? 'broken' : 'not-a-zip', error);
  }
}

/** An error of the disk is no fault of the archive. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
/** yauzl refuses such a directory by itself, but has only a message for it and no code. */
const isStrong = (error: unknown): boolean => error instanceof Error && error.message.startsWith('strong encryption');
const asZipError = (error: unknown): unknown =>
  error instanceof ZipError || isOfSystem(error) ? error : new ZipError(isStrong(error) ? 'encrypted' : 'broken', error);

function rawName({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry) {
  return {
    bytes: fileNameRaw,
    isUtf8: (generalPurposeBitFlag & 0x0800) !== 0,
    unicodeField: extraFields.find(({ id }) => id === 0x7075)?.data,
  };
}

function fileOf(zip: ZipFile, entry: Entry, name: EntryName, limits: ArchiveLimits): ArchiveFile {
  return {
    ...name,
    bytes: entry.uncompressedSize,
    fault: faultOfEntry(entry, limits),
    extract: (target) => extract(zip, entry, target).catch((error: unknown) => Promise.reject(asZipError(error))),
  };
}

/** yauzl stops at the size that the directory names; the checksum is for us to compare. */
async function extract(zip: ZipFile, entry: Entry, path: string): Promise<Extracted> {
  const hash = createHash('sha256');
  let bytes = 0;
  let checksum = 0;
  const source = await zip.openReadStreamPromise(entry);
  const file = createWriteStream(path, { flags: 'wx' });
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        checksum = crc32(chunk, checksum);
        hash.update(chunk);
        yield chunk;
      }
    },
    file,
  ).catch(async (error: unknown) => {
    await closed(file);
    throw error;
  });
  if (checksum !== entry.crc32) throw new ZipError('broken');
  return { path, bytes, hash: hash.digest('hex'), crc32: checksum };
}
