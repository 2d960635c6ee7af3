import {
  doubtSentences,
  groupFinder,
  hasAccepted,
  type ImageGroup,
  matchReport,
  type MatchScope,
  nothingTaken,
  originalOf,
  pathOf,
  reachOf,
  sentences,
  type Sorted,
  sortRetouched,
  type StoredFate,
  withPupils,
  type ZipReport,
} from '@portal/api';
import { type ArchiveFile, filesOf, zipRefusal } from '../../world/archive.ts';
import { fileOf, downloadName, namesInArchive } from '../../world/project-files.ts';
import { isSame, storeImage, retouchedType } from '../../world/images.ts';
import { groupsOf, withoutCards } from './groups.ts';
import { earlierOf, inOrder } from './retouched.ts';
import type { WorldShare } from '../../world/world-share.ts';
import type { World, WorldProject, WorldRetouched } from '../../world/world.ts';

/** What became of one file of an archive; `reason`: why it is refused. */
type Outcome = StoredFate | { reason: string };
type FromShare = Pick<WorldShare, 'id' | 'groupId' | 'alsoShows'>;
type Scope = MatchScope<WorldRetouched> & { groups: ImageGroup[] };

/** What arriving photos are matched with: a share of one group reaches its originals, what belongs to them, and what came by this very share. */
function scopeOf(project: WorldProject, share?: FromShare): Scope {
  const { retouched } = project;
  const images = withoutCards(project);
  const groups = groupsOf(project);
  if (!share || share.groupId === null) return { originals: images, photos: retouched, groups };
  const { root: only, ids: reach } = reachOf(groups, share.groupId, share.alsoShows);
  const originals = images.filter(({ groupId }) => reach.has(groupId ?? 0));
  const ids = new Set(originals.map(({ id }) => id));
  const isReached = ({ originalId, shareId }: WorldRetouched) => (originalId === null ? shareId === share.id : ids.has(originalId));
  return {
    originals,
    photos: retouched.filter(isReached).map((one) => ({ ...one, groupId: reach.has(one.groupId ?? 0) ? (one.groupId ?? only) : only })),
    groups: groups.filter(({ id }) => reach.has(id)),
    only,
  };
}

/** Finds the images with this name, or with this name as a download or inside the archive of all images. */
function knownBy(
  project: WorldProject,
  { originals, photos, groups: inScope }: Scope,
): (name: string, groupId: number | null) => WorldRetouched[] {
  const all = inOrder({ ...project, retouched: [...photos] });
  const delivered = all.filter(({ isHeld }) => !isHeld);
  const named = [all, delivered].flatMap((some) => namesInArchive(some).map((name, at) => [some[at], name] as const));
  const groups = new Map<number | null, number | null>(originals.map(({ id, groupId }) => [id, groupId]));
  const groupOf = ({ originalId, groupId = null }: WorldRetouched) => (originalId === null ? groupId : groups.get(originalId));
  return (name, groupId) =>
    all.filter(
      (photo) =>
        (groupId === null || withPupils(inScope, groupId).has(groupOf(photo) ?? 0)) &&
        ([photo.name, downloadName(photo)].includes(name) || named.some(([one, inArchive]) => one === photo && inArchive === name)),
    );
}

/** Stores a first or next version; an identical file changes nothing. */
async function store(
  world: World,
  project: WorldProject,
  isShown: boolean,
  known: readonly WorldRetouched[],
  { file, target, by, doubt, groupId }: Sorted<ArchiveFile, WorldRetouched>,
  share?: FromShare,
): Promise<Outcome> {
  const { retouched } = project;
  const groups = groupsOf(project);
  const root = share?.groupId == null ? null : reachOf(groups, share.groupId, share.alsoShows).root;
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
      groupId,
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
    groupId: originalId === null ? (groupFinder(groups)(folders)?.id ?? root) : null,
    shareId: share?.id ?? null,
  };
  const place = retouched.findIndex(({ id }) => id === before?.id);
  if (place === -1) retouched.push(fresh);
  else retouched.splice(place, 1, fresh);
  return { by, originalId, groupId, held, isUnchanged: false };
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
