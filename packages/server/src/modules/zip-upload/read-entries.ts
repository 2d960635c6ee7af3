import { rm } from 'node:fs/promises';
import { entryPacked, hasImageExtension, pathOf, sentences } from '@portal/api';
import { scratchPath } from '../../platform/files/scratch-path.ts';
import { ImageError, ImageTimeout } from '../../platform/images/image-worker.ts';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency.ts';
import type { ArchiveFile, Extracted } from '../../platform/zip/open-archive.ts';
import type { EntryFault } from '../../platform/zip/judge-entries.ts';
import { ZipError } from '../../platform/zip/zip-error.ts';
import type { Ports } from '../../platform/ports.ts';
import { entryProblem } from '../photo-files/image-problem.ts';
import { storeRetouched, type StoredProjectPhoto } from '../photo-files/store-photo.ts';
import { throwIfStopping } from './outcome.ts';

/** As many as there are image processes. */
const AT_ONCE = 2;
/** How often an image that times out is tried. */
const TRIES = 3;
/**
 * Timeouts of a whole archive, of 30 seconds each: after so many, an image that times out is not tried again, and after so many no further image is
 * tried at all. With two at a time, a machine that is too slow costs an archive at most three minutes.
 */
const LATE = { again: 6, atAll: 12 };

export type StoredEntry = StoredProjectPhoto & Pick<ArchiveFile, 'name' | 'folders'>;

/** The result for the files of an archive. */
export interface ReadEntries {
  stored: StoredEntry[];
  /** The paths of files whose content is stored already. */
  unchanged: string[];
  refused: { path: string; reason: string }[];
}

interface ReadOptions extends Pick<Ports, 'files' | 'images' | 'requireFree'> {
  /** Folder for unfinished files. */
  uploads: string;
  shutdownSignal: AbortSignal;
}

/** What the images of one archive share. */
interface Shared {
  lateTries: number;
}

/**
 * Unpacks the files of an archive one by one, and stores the images among them. A bad file does not affect the others; a fault of ours ends the read,
 * because with a storage that is down, thousands of further files would be read in vain.
 */
export async function readEntries(
  options: ReadOptions,
  entries: readonly ArchiveFile[],
  isThere: (entry: ArchiveFile, hash: string) => boolean,
  onRead: (done: number) => void = () => undefined,
): Promise<ReadEntries> {
  const inTurn = limitConcurrency(AT_ONCE);
  const shared = { lateTries: 0 };
  const faults: unknown[] = [];
  let done = 0;
  onRead(done);
  const readUnlessFailed = async (entry: ArchiveFile): Promise<ReadEntry | null> => {
    if (faults.length > 0) return null;
    const result = await readEntry(options, shared, entry, isThere).catch((error: unknown) => {
      faults.push(error);
      return null;
    });
    onRead((done += 1));
    return result;
  };
  const results = await Promise.all(entries.map((entry) => inTurn(() => readUnlessFailed(entry))));
  const read: ReadEntries = { stored: [], unchanged: [], refused: [] };
  for (const result of results) {
    if (!result) continue;
    if ('unchanged' in result) read.unchanged.push(result.unchanged);
    else if ('reason' in result) read.refused.push(result);
    else read.stored.push(result);
  }
  if (faults.length > 0) throw new IncompleteRead(read.stored, faults[0]);
  return read;
}

type ReadEntry = StoredEntry | { path: string; reason: string } | { unchanged: string };

/** The read failed through a fault of ours: what it has stored must be deleted. */
export class IncompleteRead extends Error {
  readonly stored: readonly StoredEntry[];

  constructor(stored: readonly StoredEntry[], cause: unknown) {
    super('An archive could not be read', { cause });
    this.name = 'IncompleteRead';
    this.stored = stored;
  }
}

/** A tightly packed file without the name of an image is none, such as a blank scan or a text. */
function reasonOf(fault: EntryFault, name: string): string {
  if (fault.kind === 'packed') return entryPacked(fault.method);
  if (fault.kind === 'bomb') return hasImageExtension(name) ? sentences.entryBomb : sentences.entryFormat;
  return { link: sentences.entryLink, encrypted: sentences.entryEncrypted, large: sentences.entryLarge }[fault.kind];
}

async function readEntry(
  { files, images, uploads, shutdownSignal, requireFree }: ReadOptions,
  shared: Shared,
  entry: ArchiveFile,
  isThere: (entry: ArchiveFile, hash: string) => boolean,
): Promise<ReadEntry> {
  throwIfStopping(shutdownSignal);
  const { name, folders } = entry;
  const path = pathOf(entry);
  const refused = (reason: string) => ({ path, reason });
  if (entry.fault) return refused(reasonOf(entry.fault, name));
  await requireFree();
  const target = await scratchPath(uploads);
  try {
    const extracted = await extract(entry, target);
    if (!extracted) return refused(sentences.entryBroken);
    if (isThere(entry, extracted.hash)) return { unchanged: path };
    const store = () => storeRetouched({ files, images }, extracted, (error) => error, ['jpeg', 'png', 'gif', 'webp']);
    return { ...(await withRetries(store, shared, shutdownSignal)), name, folders };
  } catch (error) {
    if (error instanceof ImageTimeout) return refused(sentences.entryLate);
    if (!(error instanceof ImageError)) throw error;
    // A server that stops ends its image processes: that is no fault of the image.
    throwIfStopping(shutdownSignal);
    return refused(entryProblem(error.reason));
  } finally {
    await rm(target, { force: true });
  }
}

/** A machine that is too slow now may be faster in a moment, but images that are always too slow must not block the others for ever. */
async function withRetries(
  store: () => Promise<StoredProjectPhoto>,
  shared: Shared,
  shutdownSignal: AbortSignal,
): Promise<StoredProjectPhoto> {
  for (let tries = 1; shared.lateTries < LATE.atAll; tries += 1) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof ImageTimeout)) throw error;
      throwIfStopping(shutdownSignal);
      shared.lateTries += 1;
      if (tries === TRIES || shared.lateTries >= LATE.again) throw error;
    }
  }
  throw new ImageTimeout();
}

async function extract(entry: ArchiveFile, target: string): Promise<Extracted | null> {
  try {
    return await entry.extract(target);
  } catch (error) {
    if (error instanceof ZipError) return null;
    throw error;
  }
}
