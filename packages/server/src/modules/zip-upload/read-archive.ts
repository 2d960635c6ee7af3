import {
  limits,
  nothingTaken,
  originalOf,
  Refusal,
  retouchedMatcher,
  sentences,
  sortRetouched,
  titleOfFile,
  zipLimits,
  type ZipReport,
} from '@portal/api';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Context } from '../../routing/context.ts';
import type { Trx } from '../order-images/repository.ts';
import { lockOrder, type OrderPlace, selectNames } from '../order-images/repository.ts';
import { dropPhotos, keysOf } from '../photo-files/store-photo.ts';
import { isCurrent, knownFiles } from '../retouched/known-files.ts';
import { type Arrival, insertVersions, selectNewest } from '../retouched/repository.ts';
import { nameFiles } from '../storage/name-files.ts';
import { type Archive, type ArchiveFile, openArchive } from '../../platform/zip/open-archive.ts';
import { ZipError, type ZipFault } from '../../platform/zip/zip-error.ts';
import type { OnProgress } from './progress.ts';
import { type StoredEntry, IncompleteRead, type ReadEntries, readEntries } from './read-entries.ts';

const words: Record<ZipFault, string> = {
  'not-a-zip': sentences.zipNotZip,
  broken: sentences.zipBroken,
  encrypted: sentences.zipEncrypted,
  'too-many': sentences.zipTooManyEntries,
  'too-large': sentences.zipTooLarge,
  bomb: sentences.zipBomb,
};

type Original = Awaited<ReturnType<typeof selectNames>>[number];

/** An error about the archive, under the name of its field as well. */
const zipRefusal = (sentence: string): Refusal => new Refusal(422, sentence, { zip_file: [sentence] });

type Finish = (trx: Trx, report: ZipReport) => Promise<void>;

/** Reads an archive of retouched photos into a project. The originals are not touched. */
export const readArchive = (
  context: Context,
  place: OrderPlace,
  archivePath: string,
  finish: Finish = async () => undefined,
  onProgress: OnProgress = () => undefined,
): Promise<ZipReport> => readPhotos(context, place, { archive: archivePath, loose: [] }, finish, onProgress);

/** Retouched photos that came together. */
export interface Brought {
  /** The path of the archive among them; null: none. */
  archive: string | null;
  loose: readonly UploadedFile[];
}

/**
 * Reads retouched photos into a project. Files are stored first, then all rows are inserted in one transaction, together with `finish`, so that there
 * is never half of them. `onProgress` is called with the match by names at once, and then for each file. An archive of which nothing is taken is refused;
 * for loose files the report says why.
 */
export async function readPhotos(
  context: Context,
  place: OrderPlace,
  brought: Brought,
  finish: Finish,
  onProgress: OnProgress = () => undefined,
): Promise<ZipReport> {
  const { db, clock } = context;
  const [originals, photos] = [await selectNames(db, place.projectId), await selectNewest(db, place.projectId)];
  const match = retouchedMatcher(originals);
  const isKnown = knownFiles(photos);
  const archive = await open(brought, (name) => match(name).kind !== 'none');
  const { sure, ambiguous } = sortRetouched(archive.files, originals, photos);
  const wanted = sure.map(({ file }) => file);
  const targets = new Map(sure.map(({ file, target }) => [file.name, target]));
  const isThere = (name: string, hash: string) => isKnown(name, hash) || isCurrent(targets.get(name), hash);
  const matched = sure.filter(({ target }) => originalOf(target) !== null).length;
  let entries: ReadEntries;
  try {
    entries = await readEntries(context, wanted, isThere, (done) => onProgress({ done, total: wanted.length, matched }));
  } catch (error) {
    if (!(error instanceof IncompleteRead)) throw error;
    await dropPhotos(context, error.stored);
    throw error.cause;
  } finally {
    archive.close();
  }
  const isLate = entries.refused.some(({ reason }) => reason === sentences.entryLate);
  if (entries.stored.length + entries.unchanged.length + ambiguous.length + brought.loose.length === 0 && !isLate)
    throw zipRefusal(nothingTaken(entries.refused));
  const { report, unused } = await nameFiles(context, keysOf(entries.stored), async (trx) => {
    if (!(await lockOrder(trx, place))) throw new Refusal(404, sentences.notFound);
    const originals = await selectNames(trx, place.projectId);
    const { full, late, unused } = await insertAll(trx, place, originals, entries.stored, clock.now());
    const report = await makeReport(trx, place, { ...entries, originals, wanted, ambiguous: [...ambiguous, ...late], full });
    await finish(trx, report);
    return { report, unused };
  });
  context.afterwards(() => dropPhotos(context, unused));
  return report;
}

async function open({ archive: path, loose }: Brought, isExpected: (name: string) => boolean): Promise<Archive> {
  try {
    const archive = path === null ? { files: [], close: () => undefined } : await openArchive(path, zipLimits, isExpected);
    const files = [...archive.files, ...loose.map(looseFile)];
    // As photos of orders are called: without direction control characters, and never empty.
    return { ...archive, files: files.map((file) => ({ ...file, name: titleOfFile(file.name) || 'photo.jpg' })) };
  } catch (error) {
    throw error instanceof ZipError ? zipRefusal(words[error.fault]) : error;
  }
}

/** A loose file in the form of an archive's entry: it is unpacked already. */
const looseFile = (file: UploadedFile): ArchiveFile => ({
  name: file.name,
  bytes: file.bytes,
  fault: file.bytes > zipLimits.entryBytes ? { kind: 'large' } : undefined,
  extract: async () => file,
});

/** Inserts the rows, except for files that exceed the quota, became unsure, or were brought by another archive a moment ago. */
async function insertAll(trx: Trx, place: OrderPlace, originals: readonly Original[], stored: readonly StoredEntry[], now: Date) {
  const photos = await selectNewest(trx, place.projectId);
  const { sure, ambiguous: late } = sortRetouched(stored, originals, photos);
  let free = limits.orderImages - photos.length;
  const full = new Set<string>();
  const arrivals: Arrival[] = [];
  for (const { file, target } of sure) {
    if (isCurrent(target, file.content_hash)) continue;
    if (target.kind === 'first' && (free -= 1) < 0) full.add(file.name);
    else arrivals.push({ image: { ...file, created_at: now, shown_at: now }, target });
  }
  await insertVersions(trx, place, arrivals);
  const used = new Set(arrivals.map(({ image }) => image.file_key));
  return { full, late, unused: stored.filter(({ file_key }) => !used.has(file_key)) };
}

interface Outcome extends ReadEntries {
  originals: readonly Original[];
  /** In the order of the archive. */
  wanted: readonly ArchiveFile[];
  ambiguous: ZipReport['ambiguous'];
  full: ReadonlySet<string>;
}

async function makeReport(
  trx: Trx,
  place: OrderPlace,
  { originals, wanted, stored, unchanged, refused, ambiguous, full }: Outcome,
): Promise<ZipReport> {
  const photos = await selectNewest(trx, place.projectId);
  const unsure = new Set(ambiguous.map(({ name }) => name));
  const taken = new Set([...stored.map(({ name }) => name), ...unchanged]);
  const there = wanted.filter(({ name }) => taken.has(name) && !full.has(name) && !unsure.has(name));
  const { sure } = sortRetouched(there, originals, photos);
  const withOriginal = new Set(sure.flatMap(({ file, target }) => (originalOf(target) === null ? [] : file.name)));
  const names = there.map(({ name }) => name);
  const done = new Set(photos.map(({ originalId }) => originalId));
  return {
    matched: names.filter((name) => withOriginal.has(name)),
    withoutOriginal: names.filter((name) => !withOriginal.has(name)),
    unchanged,
    ambiguous,
    refused: [...refused, ...[...full].map((name) => ({ name, reason: sentences.entryFull }))],
    missing: originals.filter(({ id }) => !done.has(id)).map(({ name }) => name),
    total: { originals: originals.length, matched: originals.filter(({ id }) => done.has(id)).length },
  };
}
