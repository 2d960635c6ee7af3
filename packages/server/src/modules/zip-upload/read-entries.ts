import { rm } from 'node:fs/promises';
import { entryPacked, hasImageExtension, sentences } from '@portal/api';
import { scratchPath } from '../../platform/files/scratch-path.ts';
import { ImageError, ImageTimeout } from '../../platform/images/image-worker.ts';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency.ts';
import type { ArchiveFile, Extracted } from '../../platform/zip/open-archive.ts';
import type { EntryFault } from '../../platform/zip/judge-entries.ts';
import { ZipError } from '../../platform/zip/zip-error.ts';
import type { Ports } from '../../platform/ports.ts';
import { entryProblem } from '../photo-files/image-problem.ts';
import { storeOrderPhoto, type StoredOrderPhoto } from '../photo-files/store-photo.ts';
import { throwIfStopping } from './interrupted.ts';

/** As many as there are image processes. */
const AT_ONCE = 2;
/** How often an image is tried that is not done in its time. */
const TRIES = 3;
/**
 * Late tries of a whole archive, of 30 seconds each: after so many a late image is not tried again, and after so many
 * none is tried at all. Two at a time, an archive loses three minutes to a machine that is too slow, whatever it holds.
 */
const LATE = { again: 6, atAll: 12 };

export type StoredEntry = StoredOrderPhoto & { name: string };

/** What became of the files of an archive. */
export interface ReadEntries {
  stored: StoredEntry[];
  /** Names whose content is there already. */
  unchanged: string[];
  refused: { name: string; reason: string }[];
}

interface ReadOptions extends Pick<Ports, 'files' | 'images' | 'requireFree'> {
  /** Folder for files that are on their way. */
  uploads: string;
  shutdownSignal: AbortSignal;
}

/** What the images of one archive share. */
interface Shared {
  lateTries: number;
}

/**
 * Unpacks the files of an archive one by one, and stores the images among them. What is wrong with one does not touch the
 * others; a fault of ours ends it all: with a storage that is away, thousands of others would be read in vain.
 */
export async function readEntries(
  options: ReadOptions,
  entries: readonly ArchiveFile[],
  isThere: (name: string, hash: string) => boolean,
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

type ReadEntry = StoredEntry | { name: string; reason: string } | { unchanged: string };

/** The read ended with a fault of ours; what was stored until then must be deleted. */
export class IncompleteRead extends Error {
  readonly stored: readonly StoredEntry[];

  constructor(stored: readonly StoredEntry[], cause: unknown) {
    super('An archive could not be read', { cause });
    this.name = 'IncompleteRead';
    this.stored = stored;
  }
}

/** A file that is packed too tightly and is not called as an image is none: a scan in white, a text. */
function reasonOf(fault: EntryFault, name: string): string {
  if (fault.kind === 'packed') return entryPacked(fault.method);
  if (fault.kind === 'bomb') return hasImageExtension(name) ? sentences.entryBomb : sentences.entryFormat;
  return { link: sentences.entryLink, encrypted: sentences.entryEncrypted, large: sentences.entryLarge }[fault.kind];
}

async function readEntry(
  { files, images, uploads, shutdownSignal, requireFree }: ReadOptions,
  shared: Shared,
  entry: ArchiveFile,
  isThere: (name: string, hash: string) => boolean,
): Promise<ReadEntry> {
  throwIfStopping(shutdownSignal);
  const { name } = entry;
  const refused = (reason: string) => ({ name, reason });
  if (entry.fault) return refused(reasonOf(entry.fault, name));
  await requireFree();
  const target = await scratchPath(uploads);
  try {
    const extracted = await extract(entry, target);
    if (!extracted) return refused(sentences.entryBroken);
    if (isThere(name, extracted.hash)) return { unchanged: name };
    const store = () => storeOrderPhoto({ files, images }, extracted, (error) => error, ['jpeg', 'png', 'gif', 'webp']);
    return { ...(await withRetries(store, shared, shutdownSignal)), name };
  } catch (error) {
    if (error instanceof ImageTimeout) return refused(sentences.entryLate);
    if (!(error instanceof ImageError)) throw error;
    // A server that stops ends its image processes: this is no fault of the image.
    throwIfStopping(shutdownSignal);
    return refused(entryProblem(error.reason));
  } finally {
    await rm(target, { force: true });
  }
}

/** A machine that is too slow now may be quicker in a moment. Images that are always too slow must not hold up the others for ever. */
async function withRetries(store: () => Promise<StoredOrderPhoto>, shared: Shared, shutdownSignal: AbortSignal): Promise<StoredOrderPhoto> {
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
