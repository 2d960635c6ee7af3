import { retouchedMatcher, sentences, type ZipReport } from '@portal/api';
import { type ArchiveFile, filesOf, zipRefusal } from './archive.ts';
import { fileOf, givenName, namesInArchive } from './order-files.ts';
import { isSame, keepPicture, retouchedType } from './pictures.ts';
import { inOrder } from './retouched.ts';
import type { World, WorldProject, WorldRetouched } from './world.ts';

/** What became of one file of an archive. */
type Fate = { kind: 'kept' | 'unchanged' } | { kind: 'ambiguous' | 'refused'; reason: string };

/** Finds the photographs that are called so, or are given out under this name, alone or in the archive of them all. */
function knownBy(project: WorldProject): (name: string) => WorldRetouched[] {
  const photos = inOrder(project);
  const inArchive = namesInArchive(photos);
  return (name) => photos.filter((photo, at) => [photo.name, givenName(photo), inArchive[at]].includes(name));
}

/** A first version, or the next one of the same name; the same file again changes nothing. */
async function keep(
  world: World,
  { retouched }: WorldProject,
  known: readonly WorldRetouched[],
  { name, content }: ArchiveFile,
): Promise<Fate> {
  const type = await retouchedType(content);
  if (!type) return { kind: 'refused', reason: sentences.entryFormat };
  for (const one of known) if (await isSame(await fileOf(world, one), content)) return { kind: 'unchanged' };
  const before = retouched.find((one) => one.name === name);
  const url = keepPicture(world, 'retouched', content, type);
  const fresh: WorldRetouched = {
    id: world.nextId(),
    name,
    size: content.size,
    createdAt: new Date(world.now()).toISOString(),
    version: (before?.version ?? 0) + 1,
    urls: { thumb: url, medium: url, original: url },
    width: null,
    height: null,
    color: null,
    earlier: before ? [earlierOf(before), ...before.earlier] : [],
  };
  if (before) retouched.splice(retouched.indexOf(before), 1, fresh);
  else retouched.push(fresh);
  return { kind: 'kept' };
}

const earlierOf = ({ version: number, size, createdAt, urls }: WorldRetouched) => ({ number, size, createdAt, original: urls.original });

/** Takes an archive of retouched photographs into a project, and says what became of each of its files. */
export async function takeArchive(world: World, project: WorldProject, archive: Blob): Promise<ZipReport> {
  const match = retouchedMatcher(project.images);
  const known = knownBy(project);
  const fates = new Map<string, Fate>();
  for (const [name, files] of Map.groupBy(await filesOf(archive), (file) => file.name)) {
    const [file, twin] = files;
    if (twin) fates.set(name, { kind: 'ambiguous', reason: sentences.entryTwice });
    else if (match(name).kind === 'ambiguous') fates.set(name, { kind: 'ambiguous', reason: sentences.entryAmbiguous });
    else if (file) fates.set(name, await keep(world, project, known(name), file));
  }
  if (![...fates.values()].some(({ kind }) => kind !== 'refused')) throw zipRefusal(sentences.zipNoImages);
  return reportOf(project, fates);
}

function reportOf({ images, retouched }: WorldProject, fates: ReadonlyMap<string, Fate>): ZipReport {
  const match = retouchedMatcher(images);
  const originalOf = (name: string) => {
    const found = match(name);
    return found.kind === 'matched' ? found.id : null;
  };
  const there = [...fates].flatMap(([name, { kind }]) => (kind === 'kept' || kind === 'unchanged' ? name : []));
  const because = (kind: 'ambiguous' | 'refused') =>
    [...fates].flatMap(([name, fate]) => (fate.kind === kind ? { name, reason: fate.reason } : []));
  const done = new Set(retouched.map(({ name }) => originalOf(name)));
  return {
    matched: there.filter((name) => originalOf(name) !== null),
    withoutOriginal: there.filter((name) => originalOf(name) === null),
    unchanged: there.filter((name) => fates.get(name)?.kind === 'unchanged'),
    ambiguous: because('ambiguous'),
    refused: because('refused'),
    missing: images.flatMap(({ id, name }) => (done.has(id) ? [] : name)),
    total: { originals: images.length, matched: images.filter(({ id }) => done.has(id)).length },
  };
}
