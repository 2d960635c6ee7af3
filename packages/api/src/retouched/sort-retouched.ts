import { sentences } from '../contract/sentences.ts';
import type { Grouped } from '../groups/classes.ts';
import { groupFinder } from '../groups/group-of-folders.ts';
import { looseKey } from '../project-images/name-keys.ts';
import { candidateFinder, type Candidates, type Doubt, type Original, type RetouchedPhoto } from './candidates.ts';
import type { Named } from './match-retouched.ts';

/** What files are matched with. */
export interface MatchScope<Photo extends RetouchedPhoto> {
  originals: readonly Original[];
  photos: readonly Photo[];
  groups: readonly (Named & Grouped)[];
  /**
   * Only this group's: what comes through its link. Folders do not name other groups here: to say that one is another group's would tell which
   * groups there are.
   */
  only?: number | null;
}

/**
 * What the picture of a file says about the originals that its name could mean. `shown`: the only one of `ids` that it agrees with, and with none of
 * `others` more. `isOther`: it plainly differs from the only one, or is clearly one of `others`.
 */
export interface Look {
  shown: number | null;
  isOther: boolean;
}
export type LookAt<File> = (file: File, ids: readonly number[], others: readonly number[]) => Look;

/** Pictures that were not compared say nothing. */
export const notCompared = (): Look => ({ shown: null, isOther: false });

/** By what a file was joined to its original; `decision`: by its photographer, earlier. */
export type JoinedBy = 'folder' | 'name' | 'picture' | 'decision';

/** The sentence about a file that waits. */
export const doubtSentences: Readonly<Record<Doubt, string>> = {
  differs: sentences.entryDiffers,
  groups: sentences.entryInGroups,
  unsure: sentences.entryUnsure,
};

/** What a file of an archive becomes: the next version of a photo, or the first one, with or without an original. */
export type RetouchedTarget<Photo> = { kind: 'version'; photo: Photo } | { kind: 'first'; originalId: number | null };

/** A file as it came. */
interface Arrived {
  name: string;
  /** The folders that it lay in, the deepest last. */
  folders?: readonly string[];
}

/** A file whose place is certain. */
export interface Sorted<File, Photo> {
  file: File;
  target: RetouchedTarget<Photo>;
  /** Null: it has no original. */
  by: JoinedBy | null;
  /** Why it has none although its name fits. */
  doubt: Doubt | null;
  /** The group of the scope that its folder, or the link, names. */
  groupId: number | null;
}

/** The original that a file belongs to; null: none. */
export const originalOf = (target: RetouchedTarget<RetouchedPhoto>): number | null =>
  target.kind === 'version' ? target.photo.originalId : target.originalId;

/** The files of an archive whose result is certain, and those that are ambiguous, each name once with the reason. */
export interface SortedFiles<File, Photo> {
  sure: Sorted<File, Photo>[];
  ambiguous: { file: File; reason: string }[];
}

/** The path of a file, which tells it from others of its name. */
export const pathOf = ({ name, folders = [] }: Arrived): string => [...folders, name].join('/');

/**
 * Finds what a file becomes: by the group that a folder names, and by its name. An original is found by its own name and by those of its retouched
 * photo, so that a renamed one is found by both. What has no original is the next version of the photo of exactly this name that came for the same
 * group, else of the only one with a similar name, unless another file of the same archive has exactly that name.
 */
function targetFinder<File extends Arrived, Photo extends RetouchedPhoto>(
  { originals, photos, groups, only = null }: MatchScope<Photo>,
  files: readonly File[],
  look: LookAt<File>,
) {
  const candidates = candidateFinder(originals, photos, groups);
  const groupNamed = groupFinder(groups);
  const names = Map.groupBy(files, ({ name }) => name);
  const joined = new Map(photos.map((photo) => [photo.originalId, photo]));
  const loose = Map.groupBy(
    photos.filter(({ originalId }) => originalId === null),
    ({ name, groupId }) => `${groupId ?? null} ${looseKey(name)}`,
  );
  const looseOnes = (name: string, groupId: number | null): readonly Photo[] => {
    const alike = loose.get(`${groupId} ${looseKey(name)}`) ?? [];
    const exact = alike.filter((photo) => photo.name === name);
    return exact.length > 0 ? exact : alike.filter((photo) => !names.has(photo.name));
  };
  return (file: File): Sorted<File, Photo> | 'ambiguous' => {
    const { name, folders = [] } = file;
    const byFolder = groupNamed(folders)?.id ?? null;
    const groupId = byFolder ?? only;
    // A folder that names no group may be that of a class whose originals are not here: then the name of another class's photo means nothing.
    const isInUnknownFolder = groups.length > 0 && byFolder === null && folders.length > 0;
    const found = judged(file, candidates(name, groupId), look, isInUnknownFolder);
    if (found === 'ambiguous') return found;
    const { originalId, isByPicture, doubt } = found;
    const [waiting, other] = originalId === null ? looseOnes(name, groupId) : [joined.get(originalId)];
    // Doubtful files of one name are no versions of each other.
    const isUnlike = doubt !== null && (other !== undefined || (names.get(name) ?? []).length > 1);
    if (other && !isUnlike) return 'ambiguous';
    const photo = isUnlike ? undefined : waiting;
    const target = photo ? ({ kind: 'version', photo } as const) : ({ kind: 'first', originalId } as const);
    const by = originalId === null ? null : isByPicture ? 'picture' : byFolder === null ? 'name' : 'folder';
    return { file, target, by, doubt, groupId };
  };
}

interface Judged {
  originalId: number | null;
  isByPicture: boolean;
  doubt: Doubt | null;
}

/** What remains of the candidates after a look at the picture. `needsPicture`: the name alone is not enough. */
function judged<File>(file: File, found: Candidates, look: LookAt<File>, needsPicture = false): Judged | 'ambiguous' {
  if (found.kind === 'ambiguous') return 'ambiguous';
  if (found.kind === 'none') return { originalId: null, isByPicture: false, doubt: null };
  if (found.kind === 'one' && !needsPicture) {
    const { isOther } = look(file, [found.id], found.others);
    return { originalId: isOther ? null : found.id, isByPicture: false, doubt: isOther ? 'differs' : null };
  }
  const { ids, others, doubt } = found.kind === 'several' ? found : { ...found, ids: [found.id], doubt: 'unsure' as const };
  const { shown } = look(file, ids, others);
  return { originalId: shown, isByPicture: shown !== null, doubt: shown === null ? doubt : null };
}

/**
 * Decides what the files of an archive become (ledger OPEN-69). Two files cannot both be the next version of one photo: the one with exactly the
 * original's name is, else neither. A file whose picture contradicts its name, or whose name several groups have, gets no original: it waits for its
 * photographer.
 */
export function sortRetouched<File extends Arrived, Photo extends RetouchedPhoto>(
  files: readonly File[],
  scope: MatchScope<Photo>,
  look: LookAt<File> = notCompared,
): SortedFiles<File, Photo> {
  const find = targetFinder(scope, files, look);
  const names = new Map(scope.originals.map(({ id, name }) => [id, name]));
  const found = files.map((file) => {
    const sorted = find(file);
    const target = sorted === 'ambiguous' ? null : sorted.target;
    const original = target && originalOf(target);
    const loose = target?.kind === 'version' && original === null ? target.photo : null;
    const isExact = (loose?.name ?? (original === null ? null : names.get(original))) === file.name;
    const isAlone = sorted !== 'ambiguous' && sorted.doubt !== null && loose === null;
    const groupId = sorted === 'ambiguous' ? null : sorted.groupId;
    return { file, sorted, isExact, key: original ?? loose ?? (isAlone ? pathOf(file) : `${groupId} ${file.name}`) };
  });
  const result: SortedFiles<File, Photo> = { sure: [], ambiguous: [] };
  for (const group of Map.groupBy(found, ({ key }) => key).values()) {
    const exact = group.filter(({ isExact }) => isExact);
    const [first, rival] = exact.length === 1 ? exact : group;
    const chosen = rival ? undefined : first;
    for (const [{ file, sorted } = {}] of Map.groupBy(group, (one) => one.file.name).values()) {
      if (!file || !sorted) continue;
      if (file !== chosen?.file) result.ambiguous.push({ file, reason: sentences.entryTwice });
      else if (sorted === 'ambiguous') result.ambiguous.push({ file, reason: sentences.entryAmbiguous });
      else result.sure.push(sorted);
    }
  }
  return result;
}

/**
 * The photos without an original that belong to each original, by the ids of the originals that were added or renamed: whichever came first. None for
 * one that has a retouched photo already, which a name must not replace; none where the picture says otherwise.
 */
export function looseOfEach<Photo extends RetouchedPhoto>(
  { originals, photos, groups }: Pick<MatchScope<Photo>, 'originals' | 'photos' | 'groups'>,
  look: LookAt<Photo> = notCompared,
): ReadonlyMap<number, Photo[]> {
  const joined = new Set(photos.map(({ originalId }) => originalId));
  const candidates = candidateFinder(originals, photos, groups);
  const groupOf = new Map(originals.map(({ id, groupId }) => [id, groupId]));
  const loose = new Map<number, Photo[]>();
  for (const photo of photos) {
    const named = candidates(photo.name, photo.groupId ?? null);
    // What came for a class becomes a pupil's by its picture alone: its name may be that of another child's photo.
    const needsPicture = named.kind === 'one' && photo.groupId != null && groupOf.get(named.id) !== photo.groupId;
    const found = photo.originalId === null ? judged(photo, named, look, needsPicture) : 'ambiguous';
    const id = found === 'ambiguous' ? null : found.originalId;
    if (id !== null && !joined.has(id)) loose.set(id, [...(loose.get(id) ?? []), photo]);
  }
  return loose;
}

/** The same for one original. */
export const looseOf = <Photo extends RetouchedPhoto>(
  scope: Pick<MatchScope<Photo>, 'originals' | 'photos' | 'groups'>,
  originalId: number,
): Photo[] => looseOfEach(scope).get(originalId) ?? [];
