import {
  doubtSentences,
  groupFinder,
  type JoinedBy,
  type MatchScope,
  nothingTaken,
  originalOf,
  pathOf,
  sentences,
  type Sorted,
  sortRetouched,
  type ZipReport,
} from '@portal/api';
import { type ArchiveFile, filesOf, zipRefusal } from '../world/archive.ts';
import { fileOf, downloadName, namesInArchive } from '../world/order-files.ts';
import { isSame, storeImage, retouchedType } from '../world/images.ts';
import { earlierOf, inOrder } from './retouched.ts';
import type { WorldLink } from '../world/world-link.ts';
import type { World, WorldProject, WorldRetouched } from '../world/world.ts';

/** The outcome for one file of an archive. */
type Outcome =
  | { kind: 'stored' | 'unchanged'; by: JoinedBy | null; originalId: number | null; held: string | null }
  | { kind: 'ambiguous' | 'refused'; reason: string };
type FromLink = Pick<WorldLink, 'id' | 'groupId'>;
type Scope = MatchScope<WorldRetouched>;

/** What arriving photos are matched with: a link of one group reaches its originals, what belongs to them, and what came by this very link. */
function scopeOf({ images, retouched, groups = [] }: WorldProject, link?: FromLink): Scope {
  const only = link?.groupId ?? null;
  if (!link || only === null) return { originals: images, photos: retouched, groups };
  const originals = images.filter(({ groupId }) => groupId === only);
  const ids = new Set(originals.map(({ id }) => id));
  const isReached = ({ originalId, linkId }: WorldRetouched) => (originalId === null ? linkId === link.id : ids.has(originalId));
  return {
    originals,
    photos: retouched.filter(isReached).map((one) => ({ ...one, groupId: only })),
    groups: groups.filter(({ id }) => id === only),
    only,
  };
}

/** Finds the images with this name, or with this name as a download or inside the archive of all images. */
function knownBy(project: WorldProject, { originals, photos }: Scope): (name: string, groupId: number | null) => WorldRetouched[] {
  const all = inOrder({ ...project, retouched: [...photos] });
  const delivered = all.filter(({ isHeld }) => !isHeld);
  const named = [all, delivered].flatMap((some) => namesInArchive(some).map((name, at) => [some[at], name] as const));
  const groups = new Map<number | null, number | null>(originals.map(({ id, groupId }) => [id, groupId]));
  const groupOf = ({ originalId, groupId = null }: WorldRetouched) => (originalId === null ? groupId : groups.get(originalId));
  return (name, groupId) =>
    all.filter(
      (photo) =>
        (groupId === null || groupOf(photo) === groupId) &&
        ([photo.name, downloadName(photo)].includes(name) || named.some(([one, inArchive]) => one === photo && inArchive === name)),
    );
}

/** Stores a first or next version; an identical file changes nothing. */
async function store(
  world: World,
  { retouched, groups = [] }: WorldProject,
  known: readonly WorldRetouched[],
  { file, target, by, doubt }: Sorted<ArchiveFile, WorldRetouched>,
  link?: FromLink,
): Promise<Outcome> {
  const { name, folders, content } = file;
  const type = await retouchedType(content);
  if (!type) return { kind: 'refused', reason: sentences.entryFormat };
  const before = target.kind === 'version' ? target.photo : undefined;
  const originalId = originalOf(target);
  const held = doubt && doubtSentences[doubt];
  for (const one of [...known, ...(before ? [before] : [])]) {
    if (!(await isSame(await fileOf(world, one), content))) continue;
    const isElsewhere = one.originalId !== originalId;
    const since = one.originalId === null ? null : isElsewhere ? (doubt ? 'picture' : 'decision') : by;
    return {
      kind: 'unchanged',
      by: since,
      originalId: one.originalId,
      held: one.originalId === null && isElsewhere ? sentences.entryDiffers : held,
    };
  }
  const url = storeImage(world, 'retouched', content, type);
  const fresh: WorldRetouched = {
    id: before?.id ?? world.nextId(),
    name,
    size: content.size,
    createdAt: new Date(world.now()).toISOString(),
    version: (before?.version ?? 0) + 1,
    originalId,
    urls: { thumb: url, medium: url, original: url },
    width: null,
    height: null,
    color: null,
    earlier: before ? [earlierOf(before), ...before.earlier] : [],
    isHeld: before?.isHeld ?? false,
    groupId: originalId === null ? (groupFinder(groups)(folders)?.id ?? link?.groupId ?? null) : null,
    linkId: link?.id ?? null,
  };
  const place = retouched.findIndex(({ id }) => id === before?.id);
  if (place === -1) retouched.push(fresh);
  else retouched.splice(place, 1, fresh);
  return { kind: 'stored', by, originalId, held };
}

/** Imports an archive of retouched images into a project, and reports the outcome of each file. */
export const takeArchive = async (world: World, project: WorldProject, archive: Blob): Promise<ZipReport> =>
  takeFiles(world, project, await filesOf(archive));

/** The same for files of an archive and single files, by a retoucher's link if there is one; an archive without any accepted file is refused. */
export async function takeFiles(
  world: World,
  project: WorldProject,
  archived: readonly ArchiveFile[],
  loose: readonly ArchiveFile[] = [],
  link?: FromLink,
): Promise<ZipReport> {
  const scope = scopeOf(project, link);
  const known = knownBy(project, scope);
  const files = [...archived, ...loose];
  // No pictures are compared here: they say nothing.
  const { sure, ambiguous } = sortRetouched(files, scope);
  const outcomes = new Map<string, Outcome>(ambiguous.map(({ file, reason }) => [pathOf(file), { kind: 'ambiguous', reason }]));
  for (const one of sure) outcomes.set(pathOf(one.file), await store(world, project, known(one.file.name, one.groupId), one, link));
  const refused = [...outcomes.values()].flatMap((one) => ('reason' in one ? one : []));
  if (loose.length === 0 && ![...outcomes.values()].some(({ kind }) => kind !== 'refused')) throw zipRefusal(nothingTaken(refused));
  return reportOf(project, scopeOf(project, link), files, outcomes);
}

function reportOf(
  { groups = [] }: WorldProject,
  { originals, photos }: Scope,
  files: readonly ArchiveFile[],
  outcomes: ReadonlyMap<string, Outcome>,
): ZipReport {
  const names = Map.groupBy(files, ({ name }) => name);
  const labels = new Map(files.map((file) => [pathOf(file), (names.get(file.name) ?? []).length > 1 ? pathOf(file) : file.name]));
  const all = [...labels].flatMap(([path, name]) => {
    const outcome = outcomes.get(path);
    return outcome ? { name, ...outcome } : [];
  });
  const there = all.flatMap((one) => ('by' in one ? one : []));
  const because = (kind: 'ambiguous' | 'refused') =>
    all.flatMap((one) => ('reason' in one && one.kind === kind ? { name: one.name, reason: one.reason } : []));
  const groupOf = new Map(originals.map(({ id, groupId }) => [id, groups.find((group) => group.id === groupId)?.name ?? null]));
  const done = new Set(photos.map(({ originalId }) => originalId));
  return {
    matched: there.flatMap(({ name, by }) => (by ? name : [])),
    withoutOriginal: there.flatMap(({ name, by }) => (by ? [] : name)),
    unchanged: there.flatMap(({ name, kind }) => (kind === 'unchanged' ? name : [])),
    ambiguous: because('ambiguous'),
    refused: because('refused'),
    joined: there.flatMap(({ name, by, originalId }) => (by ? { name, by, group: groupOf.get(originalId ?? 0) ?? null } : [])),
    held: there.flatMap(({ name, held }) => (held ? { name, reason: held } : [])),
    missing: originals.flatMap(({ id, name }) => (done.has(id) ? [] : name)),
    total: { originals: originals.length, matched: originals.filter(({ id }) => done.has(id)).length },
  };
}
