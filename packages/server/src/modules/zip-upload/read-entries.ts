import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sentences, zipLimits } from '@portal/api';
import { ImageError } from '../../platform/images/image-worker.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { ArchiveFile, Extracted } from '../../platform/zip/open-archive.ts';
import { ZipError } from '../../platform/zip/zip-error.ts';
import type { Ports } from '../../ports.ts';
import { keepPhoto, type KeptPhoto, orderArea } from '../pictures/keep-photo.ts';

/** As many as there are picture processes. */
const AT_ONCE = 2;

export type KeptEntry = KeptPhoto & { name: string; crc32: number };

/** What became of the files of an archive. */
export interface ReadEntries {
  kept: KeptEntry[];
  /** Names whose content is there already. */
  unchanged: string[];
  refused: { name: string; reason: string }[];
}

interface Reading extends Pick<Ports, 'files' | 'images'> {
  /** Folder for files that are on their way. */
  uploads: string;
}

/** Unpacks the files of an archive one by one, and keeps the pictures among them. What is wrong with one does not touch the others. */
export async function readEntries(
  reading: Reading,
  entries: readonly ArchiveFile[],
  isThere: (name: string, hash: string) => boolean,
): Promise<ReadEntries> {
  const read: ReadEntries = { kept: [], unchanged: [], refused: [] };
  const inTurn = limitConcurrency(AT_ONCE);
  const results = await Promise.allSettled(
    entries.map((entry) =>
      inTurn(async () => {
        const result = await readEntry(reading, entry, isThere);
        if (result === 'unchanged') read.unchanged.push(entry.name);
        else if (typeof result === 'string') read.refused.push({ name: entry.name, reason: result });
        else read.kept.push(result);
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new KeptInVain(read.kept, failed.reason);
  return read;
}

/** Reading ended with a fault of ours; what was kept until then must go again. */
export class KeptInVain extends Error {
  readonly kept: readonly KeptEntry[];

  constructor(kept: readonly KeptEntry[], cause: unknown) {
    super('An archive could not be read', { cause });
    this.name = 'KeptInVain';
    this.kept = kept;
  }
}

async function readEntry(
  { files, images, uploads }: Reading,
  entry: ArchiveFile,
  isThere: (name: string, hash: string) => boolean,
): Promise<KeptEntry | string> {
  if (!entry.isReadable) return sentences.entryUnsupported;
  if (entry.bytes > zipLimits.entryBytes) return sentences.entryLarge;
  const target = path.join(uploads, randomUUID());
  try {
    const extracted = await extract(entry, target);
    if (!extracted) return sentences.entryBroken;
    if (isThere(entry.name, extracted.hash)) return 'unchanged';
    const place = { areas: { original: orderArea, copies: orderArea }, formats: ['jpeg', 'png', 'gif', 'webp'] } as const;
    return { ...(await keepPhoto({ files, images }, extracted, (error) => error, place)), name: entry.name, crc32: extracted.crc32 };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return error.reason === 'not-an-image' ? sentences.entryFormat : sentences.entryBroken;
  } finally {
    await rm(target, { force: true });
  }
}

async function extract(entry: ArchiveFile, target: string): Promise<Extracted | null> {
  try {
    return await entry.extract(target);
  } catch (error) {
    if (error instanceof ZipError) return null;
    throw error;
  }
}
