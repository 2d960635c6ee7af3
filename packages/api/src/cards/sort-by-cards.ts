import { byName } from '../project-images/by-name.ts';
import type { CardKind } from './cards.ts';

/** What sorting by cards needs to know of a photo. */
export interface CardPhoto {
  id: number;
  name: string;
  /** By the clock of the camera; null: not known. */
  takenAt: string | null;
  camera: string | null;
  /** Which card it shows; null: it is a photo. */
  card: CardKind | null;
  /** Whose card it shows; null: nobody’s of this project. */
  cardGroupId: number | null;
  groupId: number | null;
  /** Who put it into its group, or into none; null: it was uploaded so. */
  groupBy: 'hand' | 'card' | null;
}

/** By how many minutes the clock of a camera is set forward. */
export interface CameraClock {
  camera: string;
  minutes: number;
}

export interface TimedPhoto<Photo extends CardPhoto = CardPhoto> {
  photo: Photo;
  /** Milliseconds, by the clock that was set. */
  at: number;
}

/** The photos of one camera in the order in which they were taken, each with the card before it. */
export interface CameraRoll<Photo extends CardPhoto = CardPhoto> {
  camera: string | null;
  /** It follows cards: its own, or, without any and with its clock set, those of other cameras. */
  isSorted: boolean;
  photos: (TimedPhoto<Photo> & { under: Photo | null })[];
}

const inOrder = (one: TimedPhoto, other: TimedPhoto): number =>
  one.at - other.at || byName(one.photo, other.photo) || one.photo.id - other.photo.id;

/**
 * The rolls of all cameras. A camera follows the cards that it took itself; one without any those of the others, once its clock was set. Photos
 * without a time are in none.
 */
export function cameraRolls<Photo extends CardPhoto>(photos: readonly Photo[], clocks: readonly CameraClock[]): CameraRoll<Photo>[] {
  const minutes = new Map(clocks.map((clock) => [clock.camera, clock.minutes]));
  const rolls = new Map<string | null, TimedPhoto<Photo>[]>();
  for (const photo of photos) {
    const at = photo.takenAt === null ? Number.NaN : Date.parse(`${photo.takenAt}Z`) + (minutes.get(photo.camera ?? '') ?? 0) * 60_000;
    if (Number.isNaN(at)) continue;
    const roll = rolls.get(photo.camera);
    if (roll) roll.push({ photo, at });
    else rolls.set(photo.camera, [{ photo, at }]);
  }
  const allCards = [...rolls.values()].flat().filter(({ photo }) => photo.card !== null);
  return [...rolls].map(([camera, own]) => {
    const hasOwn = own.some(({ photo }) => photo.card !== null);
    const isSorted = hasOwn || (camera !== null && minutes.has(camera));
    // Two photographers who each take their own cards work side by side: a card of one says nothing about the photos of the other.
    const others = isSorted && !hasOwn ? allCards : [];
    let under: Photo | null = null;
    const followed: CameraRoll<Photo>['photos'] = [];
    for (const one of [...own, ...others].toSorted(inOrder)) {
      if (one.photo.card !== null) under = one.photo;
      if (one.photo.camera === camera) followed.push({ ...one, under });
    }
    return { camera, isSorted, photos: followed };
  });
}

/** Cards move no photo that somebody has put where it is, or that was uploaded into its group. */
export const isFree = ({ groupBy, groupId }: Pick<CardPhoto, 'groupBy' | 'groupId'>): boolean =>
  groupBy === 'card' || (groupBy === null && groupId === null);

/** Photos that stay where a card has put them when its picture is deleted: sorting again would move them to the pupil before. */
export function keptWithout(cardId: number, photos: readonly CardPhoto[], clocks: readonly CameraClock[]): number[] {
  return cameraRolls(photos, clocks).flatMap(({ photos: roll }) =>
    roll.flatMap(({ photo, under }) =>
      photo.card === null && under?.id === cardId && isFree(photo) && photo.groupId === under.cardGroupId ? photo.id : [],
    ),
  );
}

/**
 * Which photos come into another group by the cards before them: into that of the card, or into none where it is nobody’s. Those of a camera without
 * cards of its own are taken out of no group, unless somebody has changed its clock, or which cards there are: `changed`.
 */
export function movesByCards(
  photos: readonly CardPhoto[],
  clocks: readonly CameraClock[],
  changed?: { camera: string | null },
): { id: number; groupId: number | null }[] {
  const wanted = new Map<number, number | null>();
  for (const { camera, isSorted, photos: roll } of cameraRolls(photos, clocks)) {
    const mayLeave = roll.some(({ photo }) => photo.card !== null) || (changed && (isSorted || changed.camera === camera));
    for (const { photo, under } of roll)
      if (photo.card === null) wanted.set(photo.id, under?.cardGroupId ?? (mayLeave ? null : photo.groupId));
  }
  return photos.flatMap((photo) => {
    const groupId = wanted.get(photo.id) ?? null;
    return isFree(photo) && photo.groupId !== groupId ? { id: photo.id, groupId } : [];
  });
}
