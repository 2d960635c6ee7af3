import { limits, Refusal, retouchedMatcher, sentences, titleOfFile, zipLimits, type ZipReport } from '@portal/api';
import type { Context } from '../../context.ts';
import type { Trx } from '../order-images/repository.ts';
import { lockOrder, type OrderPlace, selectNames } from '../order-images/repository.ts';
import { dropPhotos, keysOf } from '../pictures/keep-photo.ts';
import { knownFiles } from '../retouched/known-files.ts';
import { insertVersions, type NewRetouched, selectNewest } from '../retouched/repository.ts';
import { nameFiles } from '../storage/name-files.ts';
import { type Archive, type ArchiveFile, openArchive } from '../../platform/zip/open-archive.ts';
import { ZipError, type ZipFault } from '../../platform/zip/zip-error.ts';
import { type KeptEntry, KeptInVain, type ReadEntries, readEntries } from './read-entries.ts';

const words: Record<ZipFault, string> = {
  'not-a-zip': sentences.zipNotZip,
  broken: sentences.zipBroken,
  encrypted: sentences.zipEncrypted,
  'too-many': sentences.zipTooManyEntries,
  'too-large': sentences.zipTooLarge,
  bomb: sentences.zipBomb,
};

/** A complaint about the archive, under the name of its field as well. */
const zipRefusal = (sentence: string): Refusal => new Refusal(422, sentence, { zip_file: [sentence] });

/**
 * Reads an archive of retouched photographs into a project. Files first, then all rows in one transaction, together
 * with `finish`: half an archive is never there. The originals are not touched.
 */
export async function readArchive(
  context: Context,
  place: OrderPlace,
  archivePath: string,
  finish: (trx: Trx, report: ZipReport) => Promise<void> = async () => undefined,
): Promise<ZipReport> {
  const { db, clock } = context;
  const match = retouchedMatcher(await selectNames(db, place.projectId));
  const isThere = knownFiles(await selectNewest(db, place.projectId));
  const archive = await open(archivePath, (name) => match(name).kind !== 'none');
  const { wanted, ambiguous } = sort(archive, match);
  let entries: ReadEntries;
  try {
    entries = await readEntries(context, wanted, isThere);
  } catch (error) {
    if (!(error instanceof KeptInVain)) throw error;
    await dropPhotos(context, error.kept);
    throw error.cause;
  } finally {
    archive.close();
  }
  const isLate = entries.refused.some(({ reason }) => reason === sentences.entryLate);
  if (entries.kept.length + entries.unchanged.length + ambiguous.length === 0 && !isLate) throw zipRefusal(sentences.zipNoImages);
  const { report, unused } = await nameFiles(context, keysOf(entries.kept), async (trx) => {
    if (!(await lockOrder(trx, place))) throw new Refusal(404, sentences.notFound);
    const { full, known } = await insertAll(trx, place, entries.kept, clock.now());
    const report = await makeReport(trx, place, { ...entries, wanted, ambiguous, full: new Set(full.map(({ name }) => name)) });
    await finish(trx, report);
    return { report, unused: [...full, ...known] };
  });
  context.afterwards(() => dropPhotos(context, unused));
  return report;
}

async function open(path: string, isExpected: (name: string) => boolean): Promise<Archive> {
  try {
    const archive = await openArchive(path, zipLimits, isExpected);
    // As photographs of orders are called: nothing that turns the words around, and never nothing.
    return { ...archive, files: archive.files.map((file) => ({ ...file, name: titleOfFile(file.name) || 'photo.jpg' })) };
  } catch (error) {
    throw error instanceof ZipError ? zipRefusal(words[error.fault]) : error;
  }
}

/** Files whose name says whose they are, and those of which it cannot be said (ledger OPEN-69). */
function sort({ files }: Archive, match: ReturnType<typeof retouchedMatcher>) {
  const byName = Map.groupBy(files, ({ name }) => name);
  const ambiguous: ZipReport['ambiguous'] = [];
  const wanted = [...byName].flatMap(([name, [file, twin]]) => {
    if (twin) ambiguous.push({ name, reason: sentences.entryTwice });
    else if (match(name).kind === 'ambiguous') ambiguous.push({ name, reason: sentences.entryAmbiguous });
    else if (file) return file;
    return [];
  });
  return { wanted, ambiguous };
}

/** Writes the rows. No rows come of what there is no room for, and of what another archive brought a moment ago. */
async function insertAll(trx: Trx, place: OrderPlace, kept: readonly KeptEntry[], now: Date) {
  const newest = new Map((await selectNewest(trx, place.projectId)).map((row) => [row.name, row]));
  const names = new Set(newest.keys());
  const full: KeptEntry[] = [];
  const known: KeptEntry[] = [];
  const fresh: NewRetouched[] = [];
  for (const entry of kept) {
    const before = newest.get(entry.name);
    if (before?.content_hash === entry.content_hash) known.push(entry);
    else if (!before && names.size >= limits.orderImages) full.push(entry);
    else {
      names.add(entry.name);
      fresh.push({ ...entry, version: (before?.version ?? 0) + 1, created_at: now });
    }
  }
  await insertVersions(trx, place, fresh);
  return { full, known };
}

interface Outcome extends ReadEntries {
  /** In the order of the archive. */
  wanted: readonly ArchiveFile[];
  ambiguous: ZipReport['ambiguous'];
  full: ReadonlySet<string>;
}

async function makeReport(trx: Trx, place: OrderPlace, { wanted, kept, unchanged, refused, ambiguous, full }: Outcome): Promise<ZipReport> {
  const originals = await selectNames(trx, place.projectId);
  const match = retouchedMatcher(originals);
  const originalOf = (name: string): number | null => {
    const found = match(name);
    return found.kind === 'matched' ? found.id : null;
  };
  const done = new Set((await selectNewest(trx, place.projectId)).map(({ name }) => originalOf(name)));
  const taken = new Set([...kept.map(({ name }) => name), ...unchanged]);
  const names = wanted.map(({ name }) => name).filter((name) => taken.has(name) && !full.has(name));
  return {
    matched: names.filter((name) => originalOf(name) !== null),
    withoutOriginal: names.filter((name) => originalOf(name) === null),
    unchanged,
    ambiguous,
    refused: [...refused, ...[...full].map((name) => ({ name, reason: sentences.entryFull }))],
    missing: originals.filter(({ id }) => !done.has(id)).map(({ name }) => name),
    total: { originals: originals.length, matched: originals.filter(({ id }) => done.has(id)).length },
  };
}
