import { zipLimits } from '@portal/api';
import { foldersOf } from '@portal/ui';
import { isZip } from './isZip.ts';
import { inPortions, zipOf, zippedBytes } from './zipOf.ts';

/** An archive to be sent: one that was chosen, or one that is made of single photos. */
export interface Archive {
  /** Its displayed name. */
  name: string;
  size: number;
  /** The files that have to be readable. */
  sources: readonly File[];
  /** Its bytes; an archive of single photos is made at the first call. */
  open: () => Promise<File>;
}

/** Bytes at the end of an archive. */
const endBytes = 22;
/** No more entries than an archive may have, however small they are. */
const leastBytes = zipLimits.maxBytes / zipLimits.entries;

interface Loose {
  file: File;
  /** Its name in the archive: with its folders, and unique by a folder that is called like no group. */
  path: string;
}

const bytesOf = ({ file, path }: Loose): number => zippedBytes(path, file.size);

/** In an order that does not depend on how they were chosen: the same photos make the same archive, so that an interrupted upload resumes. */
function looseOf(files: readonly File[]): Loose[] {
  const taken = new Set<string>();
  const loose = files.map((file) => {
    const path = [...foldersOf(file), file.name].join('/');
    let unique = path;
    for (let turn = 2; taken.has(unique); turn += 1) unique = `(${turn})/${path}`;
    taken.add(unique);
    return { file, path: unique };
  });
  return loose.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The displayed name of an archive of this many single photos. */
type NameOfLoose = (count: number) => string;

/** The server knows an archive of single photos by this name; a hash of its content identifies it. */
const looseName = 'photos.zip';

function madeOf(loose: readonly Loose[], nameOf: NameOfLoose): Archive {
  let made: Promise<File> | undefined;
  const make = async (): Promise<File> => {
    const content = await zipOf(loose.map(({ file, path }) => ({ name: path, content: file })));
    return new File([content], looseName, { lastModified: Math.max(...loose.map(({ file }) => file.lastModified)) });
  };
  return {
    name: nameOf(loose.length),
    size: loose.reduce((sum, one) => sum + bytesOf(one), endBytes),
    sources: loose.map(({ file }) => file),
    open: () => (made ??= make()),
  };
}

/** An archive as it was chosen. */
export const archiveOf = (file: File): Archive => ({ name: file.name, size: file.size, sources: [file], open: async () => file });

/** The chosen files as archives: first real archives, then single photos, in as few archives as the size limit allows. */
export function archivesOf(files: readonly File[], nameOf: NameOfLoose): Archive[] {
  const loose = looseOf(files.filter((file) => !isZip(file)));
  const portions = inPortions(loose, (one) => Math.max(bytesOf(one), leastBytes), zipLimits.maxBytes - endBytes);
  return [...files.filter(isZip).map(archiveOf), ...portions.map((portion) => madeOf(portion, nameOf))];
}

/**
 * Identifies an archive, so that only the same archive resumes an interrupted upload: by its size, date, first and last bytes. Null where the browser
 * has no crypto (a page without https).
 */
export async function fingerprintOf(file: File): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const dated = new TextEncoder().encode(`${file.size} ${file.lastModified} `);
  const ends = [file.slice(0, zipLimits.chunkBytes), file.slice(Math.max(0, file.size - zipLimits.chunkBytes))];
  const bytes = await new Blob([dated, ...ends]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
