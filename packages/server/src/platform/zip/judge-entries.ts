import { isCompanionFolder } from '@portal/api';
import type { Entry } from 'yauzl';

type Listed = Pick<Entry, 'relativeOffsetOfLocalHeader' | 'compressedSize' | 'fileNameLength'>;

type Judged = Pick<Entry, 'compressedSize' | 'uncompressedSize' | 'compressionMethod' | 'externalFileAttributes' | 'generalPurposeBitFlag'>;

/** Why a file of an archive is not read, while the others are; `packed` names the method. */
export type EntryFault = { kind: 'link' | 'encrypted' | 'large' | 'bomb' } | { kind: 'packed'; method: string };

const STORED = 0;
const DEFLATED = 8;
/** Names of the compression methods that are not supported (APPNOTE 4.4.5). */
const methods: Record<number, string> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'BZip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
};

/** Smaller files may have any compression ratio: an image of one plain colour is very small. */
const SMALL = 1_048_576;
const LOCAL_HEADER = 30;

/** What the directory says against a file alone; nothing when it may be unpacked. */
export function faultOfEntry(entry: Judged, { entryBytes, ratio }: { entryBytes: number; ratio: number }): EntryFault | undefined {
  const { compressedSize, uncompressedSize, compressionMethod: method } = entry;
  if ((entry.generalPurposeBitFlag & 1) !== 0) return { kind: 'encrypted' };
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000) return { kind: 'link' };
  if (method !== STORED && method !== DEFLATED) return { kind: 'packed', method: methods[method] ?? `№ ${method}` };
  if (uncompressedSize > entryBytes) return { kind: 'large' };
  return uncompressedSize > SMALL && uncompressedSize > ratio * compressedSize ? { kind: 'bomb' } : undefined;
}

/** Refuses a directory whose files could not all fit into the archive. */
export function isListedBomb(entries: readonly Listed[], fileSize: number): boolean {
  const ordered = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  let free = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of ordered) {
    if (start < free) return true;
    free = start + LOCAL_HEADER + fileNameLength + compressedSize;
    if (free > fileSize) return true;
  }
  return false;
}

const companionFiles = /^(?:\._.*|\.ds_store|\.?picasa\.ini|(?:eh)?thumbs\.db|desktop\.ini|zbthumbnail\.info|\.bridge\w+|\.nomedia)$/i;

/** Folders, and the files that macOS, Windows, NAS and galleries add. Their names are ASCII in every code page. */
export function isMetadata(path: string): boolean {
  const folders = path.replaceAll('\\', '/').split('/');
  const name = folders.pop() ?? '';
  return name === '' || companionFiles.test(name) || folders.some(isCompanionFolder);
}
