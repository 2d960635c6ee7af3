import type { Entry } from 'yauzl';

type Listed = Pick<Entry, 'relativeOffsetOfLocalHeader' | 'compressedSize' | 'uncompressedSize' | 'fileNameLength'>;

/** Smaller files may be packed as tightly as they like: a plain image of one colour is. */
const SMALL = 1_048_576;
const LOCAL_HEADER = 30;

/** A directory whose files could not all lie in the archive, or that grow beyond measure when they are unpacked. */
export function isListedBomb(entries: readonly Listed[], fileSize: number, ratio: number): boolean {
  const ordered = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  let free = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, uncompressedSize, fileNameLength } of ordered) {
    if (start < free) return true;
    free = start + LOCAL_HEADER + fileNameLength + compressedSize;
    if (free > fileSize) return true;
    if (uncompressedSize > SMALL && uncompressedSize > ratio * compressedSize) return true;
  }
  return false;
}

/** Folders, and what macOS and Windows put beside the files. The names are ASCII in every code page. */
export function isMetadata(path: string): boolean {
  const parts = path.replaceAll('\\', '/').split('/');
  const name = parts.at(-1) ?? '';
  return name === '' || parts.includes('__MACOSX') || name.startsWith('._') || /^(?:\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);
}
