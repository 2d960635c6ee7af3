import { nothingTaken, originalOf, type Retouched, type RetouchedTarget, sentences, sortRetouched, type ZipReport } from '@portal/api';
import { type ArchiveFile, filesOf, zipRefusal } from '../world/archive.ts';
import { fileOf, downloadName, namesInArchive } from '../world/order-files.ts';
import { isSame, storeImage, retouchedType } from '../world/images.ts';
import { earlierOf, inOrder } from './retouched.ts';
import type { World, WorldProject } from '../world/world.ts';

/** The outcome for one file of an archive. */
type Outcome = { kind: 'stored' | 'unchanged' } | { kind: 'ambiguous' | 'refused'; reason: string };

/** Finds the images with this name, or with this name as a download or inside the archive of all images. */
function knownBy(project: WorldProject): (name: string) => Retouched[] {
  const photos = inOrder(project);
  const delivered = photos.filter(({ isHeld }) => !isHeld);
  const named = [photos, delivered].flatMap((all) => namesInArchive(all).map((name, at) => [all[at], name] as const));
  return (name) =>
    photos.filter(
      (photo) => [photo.name, downloadName(photo)].includes(name) || named.some(([one, inArchive]) => one === photo && inArchive === name),
    );
}

/** Stores a first or next version; an identical file changes nothing. */
async function store(
  world: World,
  { retouched }: WorldProject,
  known: readonly Retouched[],
  target: RetouchedTarget<Retouched>,
  { name, content }: ArchiveFile,
): Promise<Outcome> {
  const type = await retouchedType(content);
  if (!type) return { kind: 'refused', reason: sentences.entryFormat };
  const before = target.kind === 'version' ? target.photo : undefined;
  for (const one of [...known, ...(before ? [before] : [])])
    if (await isSame(await fileOf(world, one), content)) return { kind: 'unchanged' };
  const url = storeImage(world, 'retouched', content, type);
  const fresh: Retouched = {
    id: before?.id ?? world.nextId(),
    name,
    size: content.size,
    createdAt: new Date(world.now()).toISOString(),
    version: (before?.version ?? 0) + 1,
    originalId: originalOf(target),
    urls: { thumb: url, medium: url, original: url },
    width: null,
    height: null,
    color: null,
    earlier: before ? [earlierOf(before), ...before.earlier] : [],
    isHeld: before?.isHeld ?? false,
  };
  if (before) retouched.splice(retouched.indexOf(before), 1, fresh);
  else retouched.push(fresh);
  return { kind: 'stored' };
}

/** Imports an archive of retouched images into a project, and reports the outcome of each file. */
export const takeArchive = async (world: World, project: WorldProject, archive: Blob): Promise<ZipReport> =>
  takeFiles(world, project, await filesOf(archive));

/** The same for files of an archive and single files; an archive without any accepted file is refused. */
export async function takeFiles(
  world: World,
  project: WorldProject,
  archived: readonly ArchiveFile[],
  loose: readonly ArchiveFile[] = [],
): Promise<ZipReport> {
  const known = knownBy(project);
  const { sure, ambiguous } = sortRetouched([...archived, ...loose], project.images, project.retouched);
  const outcomes = new Map<string, Outcome>(ambiguous.map(({ name, reason }) => [name, { kind: 'ambiguous', reason }]));
  for (const { file, target } of sure) outcomes.set(file.name, await store(world, project, known(file.name), target, file));
  const refused = [...outcomes.values()].flatMap((one) => ('reason' in one ? one : []));
  if (loose.length === 0 && ![...outcomes.values()].some(({ kind }) => kind !== 'refused')) throw zipRefusal(nothingTaken(refused));
  const withOriginal = new Set(sure.flatMap(({ file, target }) => (originalOf(target) === null ? [] : file.name)));
  return reportOf(project, outcomes, withOriginal);
}

function reportOf(
  { images, retouched }: WorldProject,
  outcomes: ReadonlyMap<string, Outcome>,
  withOriginal: ReadonlySet<string>,
): ZipReport {
  const there = [...outcomes].flatMap(([name, { kind }]) => (kind === 'stored' || kind === 'unchanged' ? name : []));
  const because = (kind: 'ambiguous' | 'refused') =>
    [...outcomes].flatMap(([name, fate]) => (fate.kind === kind ? { name, reason: fate.reason } : []));
  const done = new Set(retouched.map(({ originalId }) => originalId));
  return {
    matched: there.filter((name) => withOriginal.has(name)),
    withoutOriginal: there.filter((name) => !withOriginal.has(name)),
    unchanged: there.filter((name) => outcomes.get(name)?.kind === 'unchanged'),
    ambiguous: because('ambiguous'),
    refused: because('refused'),
    missing: images.flatMap(({ id, name }) => (done.has(id) ? [] : name)),
    total: { originals: images.length, matched: images.filter(({ id }) => done.has(id)).length },
  };
}
