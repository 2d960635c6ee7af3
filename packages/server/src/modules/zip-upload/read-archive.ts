import {
  doubtSentences,
  groupFinder,
  withPupils,
  limits,
  matchReport,
  nothingTaken,
  originalOf,
  pathOf,
  Refusal,
  retouchedMatcher,
  sentences,
  type Sorted,
  sortRetouched,
  type StoredFate,
  titleOfFile,
  zipLimits,
  type ZipReport,
} from '@portal/api';
import type { UploadedFile } from '../../http/uploads/upload-rules.ts';
import type { Context } from '../../routing/context.ts';
import { lockProject, type ProjectPlace, selectDescriptors, type Trx } from '../project-images/repository.ts';
import { dropPhotos, keysOf } from '../photo-files/store-photo.ts';
import { isCurrent, knownFiles } from '../retouched/known-files.ts';
import { pictureComparer } from '../retouched/look-at-pictures.ts';
import { type FromShare, selectScope } from '../retouched/match-scope.ts';
import { type Arrival, insertVersions, type RetouchedRow } from '../retouched/repository.ts';
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

type Scope = Awaited<ReturnType<typeof selectScope>>;

/** An error about the archive, under the name of its field as well. */
const zipRefusal = (sentence: string): Refusal => new Refusal(422, sentence, { zip_file: [sentence] });

type Finish = (trx: Trx, report: ZipReport) => Promise<void>;

/** Reads an archive of retouched photos into a project. The originals are not touched. */
export const readArchive = (
  context: Context,
  place: ProjectPlace,
  archivePath: string,
  isShown: boolean,
  finish: Finish = async () => undefined,
  onProgress: OnProgress = () => undefined,
): Promise<ZipReport> => readPhotos(context, place, { archive: archivePath, loose: [], share: null, isShown }, finish, onProgress);

/** Retouched photos that came together. */
export interface Brought {
  /** The path of the archive among them; null: none. */
  archive: string | null;
  loose: readonly UploadedFile[];
  /** By which share of a retoucher; null: the photographer brings them. */
  share: FromShare | null;
  /** Clients see them at once; false: they wait for the photographer. */
  isShown: boolean;
}

/**
 * Reads retouched photos into a project. Files are stored first, and their pictures compared with the originals that their names could mean. Then all
 * rows are inserted in one transaction, together with `finish`, so that there is never half of them. `onProgress` is called with the match by names at
 * once, and then for each file. An archive of which nothing is taken is refused; for loose files the report says why.
 */
export async function readPhotos(
  context: Context,
  place: ProjectPlace,
  brought: Brought,
  finish: Finish,
  onProgress: OnProgress = () => undefined,
): Promise<ZipReport> {
  const { db, clock } = context;
  const scope = await selectScope(db, place.projectId, brought.share);
  const match = retouchedMatcher(scope.originals);
  const groupNamed = groupFinder(scope.groups);
  const archive = await open(brought, (part) => match(part).kind !== 'none' || groupNamed([part]) !== null);
  const { sure, ambiguous } = sortRetouched(archive.files, scope);
  const wanted = sure.map(({ file }) => file);
  const sorted = new Map(sure.map((one) => [pathOf(one.file), one]));
  const there = thereFinder(scope, sorted);
  const unchanged = new Map<string, RetouchedRow>();
  const isThere = (file: ArchiveFile, hash: string): boolean => {
    const photo = there(file, hash);
    if (photo) unchanged.set(pathOf(file), photo);
    return photo !== undefined;
  };
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
  const withPictures = pictureComparer();
  const decide = (from: Trx | Context['db'], current: Scope) =>
    withPictures<StoredEntry, Decided>(
      (ids) => selectDescriptors(from, ids),
      current.originals,
      (look) => sortRetouched(entries.stored, current, look),
    );
  // Before the transaction, which then finds the comparisons made.
  await decide(db, scope);
  const { report, unused } = await nameFiles(context, keysOf(entries.stored), async (trx) => {
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    const current = await selectScope(trx, place.projectId, brought.share);
    const decided = await decide(trx, current);
    const { full, unused } = await insertAll(trx, place, brought, current, decided, entries.stored, clock.now());
    const kept = decided.sure.filter(({ file }) => !full.has(pathOf(file)));
    const outcome = {
      files: archive.files,
      stored: new Map([
        ...kept.map((one) => [pathOf(one.file), fateOf(one)] as const),
        ...[...unchanged].map(([path, photo]) => [path, fateOfKnown(sorted.get(path), photo)] as const),
      ]),
      ambiguous: [...ambiguous, ...decided.ambiguous],
      refused: [...entries.refused, ...[...full].map((path) => ({ path, reason: sentences.entryFull }))],
    };
    const report = matchReport(outcome, await selectScope(trx, place.projectId, brought.share));
    await finish(trx, report);
    return { report, unused };
  });
  context.afterwards(() => dropPhotos(context, unused));
  return report;
}

type Decided = ReturnType<typeof sortRetouched<StoredEntry, RetouchedRow>>;

/** Finds the photo that has a file already: the one of which it would be the next version, or another one of the group that the file came for. */
function thereFinder({ originals, photos, groups: all }: Scope, sorted: ReadonlyMap<string, Sorted<ArchiveFile, RetouchedRow>>) {
  const known = knownFiles(photos);
  const groups = new Map<number | null, number | null>(originals.map(({ id, groupId }) => [id, groupId]));
  const groupOf = ({ originalId, groupId }: RetouchedRow) => (originalId === null ? groupId : groups.get(originalId));
  return (file: ArchiveFile, hash: string): RetouchedRow | undefined => {
    const { target, groupId = null } = sorted.get(pathOf(file)) ?? {};
    if (target?.kind === 'version' && isCurrent(target, hash)) return target.photo;
    const within = groupId === null ? null : withPupils(all, groupId);
    return known(file.name, hash).find((photo) => within?.has(groupOf(photo) ?? 0) ?? true);
  };
}

const fateOf = ({ target, by, doubt, groupId }: Sorted<StoredEntry, RetouchedRow>): StoredFate => ({
  originalId: originalOf(target),
  by,
  groupId,
  held: doubt && doubtSentences[doubt],
  isUnchanged: false,
});

/** Of a file that was there before: it is where its photographer has put it, or waits as before. */
function fateOfKnown(sorted: Sorted<ArchiveFile, RetouchedRow> | undefined, { originalId }: RetouchedRow): StoredFate {
  const named = sorted ? originalOf(sorted.target) : null;
  const since = sorted?.doubt ? 'picture' : 'decision';
  const by = originalId === null ? null : originalId === named ? (sorted?.by ?? null) : since;
  const doubt = sorted?.doubt ?? (named === null ? null : 'differs');
  return {
    originalId,
    by,
    groupId: sorted?.groupId ?? null,
    held: originalId === null && doubt ? doubtSentences[doubt] : null,
    isUnchanged: true,
  };
}

async function open({ archive: path, loose }: Brought, isExpected: (name: string) => boolean): Promise<Archive> {
  try {
    const archive = path === null ? { files: [], close: () => undefined } : await openArchive(path, zipLimits, isExpected);
    const files = [...archive.files, ...loose.map(looseFile)];
    // As photos of projects are called: without direction control characters, and never empty.
    return { ...archive, files: files.map((file) => ({ ...file, name: titleOfFile(file.name) || 'photo.jpg' })) };
  } catch (error) {
    throw error instanceof ZipError ? zipRefusal(words[error.fault]) : error;
  }
}

/** A loose file in the form of an archive's entry: it is unpacked already. */
const looseFile = (file: UploadedFile): ArchiveFile => ({
  name: file.name,
  folders: file.folders ?? [],
  bytes: file.bytes,
  fault: file.bytes > zipLimits.entryBytes ? { kind: 'large' } : undefined,
  extract: async () => file,
});

/** Inserts the rows, except for files that exceed the quota, became unsure, or were brought by another archive a moment ago. Doubtful ones wait. */
async function insertAll(
  trx: Trx,
  place: ProjectPlace,
  { share, isShown }: Pick<Brought, 'share' | 'isShown'>,
  { count, groupOf }: Scope,
  { sure }: Decided,
  stored: readonly StoredEntry[],
  now: Date,
) {
  let free = limits.projectImages - count;
  const full = new Set<string>();
  const arrivals: Arrival[] = [];
  for (const { file, target, doubt } of sure) {
    const { folders, ...image } = file;
    if (isCurrent(target, file.content_hash)) continue;
    if (target.kind === 'first' && (free -= 1) < 0) full.add(pathOf(file));
    else {
      const shown_at = isShown && doubt === null ? now : null;
      arrivals.push({ image: { ...image, created_at: now, shown_at, share_id: share?.id ?? null }, target, groupId: groupOf(folders) });
    }
  }
  await insertVersions(trx, place, arrivals);
  const used = new Set(arrivals.map(({ image }) => image.file_key));
  return { full, unused: stored.filter(({ file_key }) => !used.has(file_key)) };
}
