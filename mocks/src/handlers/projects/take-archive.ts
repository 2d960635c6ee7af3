import {
  doubtSentences,
  groupFinder,
  hasAccepted,
  matchReport,
  type MatchScope,
  nothingTaken,
  originalOf,
  pathOf,
  sentences,
  type Sorted,
  sortRetouched,
  type StoredFate,
  type ZipReport,
} from '@portal/api';
import { type ArchiveFile, filesOf, zipRefusal } from '../../world/archive.ts';
import { fileOf, downloadName, namesInArchive } from '../../world/project-files.ts';
import { isSame, storeImage, retouchedType } from '../../world/images.ts';
import { earlierOf, inOrder } from './retouched.ts';
import type { WorldShare } from '../../world/world-share.ts';
import type { World, WorldProject, WorldRetouched } from '../../world/world.ts';

/** What became of one file of an archive; `reason`: why it is refused. */
type Outcome = StoredFate | { reason: string };
type FromShare = Pick<WorldShare, 'id' | 'groupId'>;
type Scope = MatchScope<WorldRetouched>;

/** What arriving photos are matched with: a share of one group reaches its originals, what belongs to them, and what came by this very share. */
function scopeOf({ images, retouched, groups = [] }: WorldProject, share?: FromShare): Scope {
  const only = share?.groupId ?? null;
  if (!share || only === null) return { originals: images, photos: retouched, groups };
  const originals = images.filter(({ groupId }) => groupId === only);
  const ids = new Set(originals.map(({ id }) => id));
  const isReached = ({ originalId, shareId }: WorldRetouched) => (originalId === null ? shareId === share.id : ids.has(originalId));
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
  isShown: boolean,
  known: readonly WorldRetouched[],
  { file, target, by, doubt }: Sorted<ArchiveFile, WorldRetouched>,
  share?: FromShare,
): Promise<Outcome> {
  const { name, folders, content } = file;
  const type = await retouchedType(content);
  if (!type) return { reason: sentences.entryFormat };
  const before = target.kind === 'version' ? target.photo : undefined;
  const originalId = originalOf(target);
  const held = doubt && doubtSentences[doubt];
  for (const one of [...known, ...(before ? [before] : [])]) {
    if (!(await isSame(await fileOf(world, one), content))) continue;
    const isElsewhere = one.originalId !== originalId;
    const since = one.originalId === null ? null : isElsewhere ? (doubt ? 'picture' : 'decision') : by;
    return {
      isUnchanged: true,
      by: since,
      originalId: one.originalId,
      held: one.originalId !== null ? null : isElsewhere ? sentences.entryDiffers : held,
    };
  }
  const url = storeImage(world, 'retouched', content, type);
  const now = new Date(world.now()).toISOString();
  const fresh: WorldRetouched = {
    id: before?.id ?? world.nextId(),
    name,
    size: content.size,
    createdAt: now,
    // What is doubtful waits, and so does a later version of an accepted photo, whoever brings it.
    shownAt: isShown && doubt === null && !(before && hasAccepted(before)) ? now : null,
    acceptedAt: null,
    version: (before?.version ?? 0) + 1,
    originalId,
    urls: { thumb: url, medium: url, original: url },
    width: null,
    height: null,
    color: null,
    earlier: before ? [earlierOf(before), ...before.earlier] : [],
    isHeld: before?.isHeld ?? false,
    groupId: originalId === null ? (groupFinder(groups)(folders)?.id ?? share?.groupId ?? null) : null,
    shareId: share?.id ?? null,
  };
  const place = retouched.findIndex(({ id }) => id === before?.id);
  if (place === -1) retouched.push(fresh);
  else retouched.splice(place, 1, fresh);
  return { by, originalId, held, isUnchanged: false };
}

/** Imports an archive of a photographer's retouched images into a project, and reports the outcome of each file. */
export const takeArchive = async (world: World, project: WorldProject, archive: Blob, isShown: boolean): Promise<ZipReport> =>
  takeFiles(world, project, { archived: await filesOf(archive), loose: [], isShown });

/** The same for files of an archive and single files, by a retoucher's share if there is one; an archive without any accepted file is refused. */
export async function takeFiles(
  world: World,
  project: WorldProject,
  {
    archived,
    loose,
    isShown,
    share,
  }: { archived: readonly ArchiveFile[]; loose: readonly ArchiveFile[]; isShown: boolean; share?: FromShare },
): Promise<ZipReport> {
  const scope = scopeOf(project, share);
  const known = knownBy(project, scope);
  const files = [...archived, ...loose];
  // No pictures are compared here: they say nothing.
  const { sure, ambiguous } = sortRetouched(files, scope);
  const stored = new Map<string, StoredFate>();
  const refused: { path: string; reason: string }[] = [];
  for (const one of sure) {
    const outcome = await store(world, project, isShown, known(one.file.name, one.groupId), one, share);
    if ('reason' in outcome) refused.push({ path: pathOf(one.file), ...outcome });
    else stored.set(pathOf(one.file), outcome);
  }
  if (loose.length + stored.size + ambiguous.length === 0) throw zipRefusal(nothingTaken(refused));
  return matchReport({ files, stored, ambiguous, refused }, scopeOf(project, share));
}
