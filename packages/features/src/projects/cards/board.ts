import {
  areMixed,
  type CameraClock,
  cameraRolls,
  type CardPhoto,
  type ImageGroup,
  isFree,
  movesByCards,
  type ProjectCards,
} from '@portal/api';

/** Minutes without a photo after which a card may have been forgotten. */
const LONG_GAP = 20;

/** Why a photo is to be looked at: a card that sorts nothing, one without a time, a photo before the first card, or after a long gap. */
export type Reason = 'unknown' | 'several' | 'unreadable' | 'deleted' | 'untimed' | 'early' | 'gap';

export interface Doubt {
  photo: CardPhoto;
  reason: Reason;
  /** Of a gap: its minutes. */
  minutes: number;
}

/** A photo of a card, and why it is to be looked at; null: it need not be. */
export interface FoundCard {
  photo: CardPhoto;
  reason: Reason | null;
}

export interface CameraLine {
  camera: string;
  photos: number;
  cards: number;
  minutes: number | null;
  /** Its file names may be those of two cameras of one model. */
  isMixed: boolean;
}

/** What became of the cards of a shoot. */
export interface Board {
  pupils: number;
  /** Pupils whose card was photographed, not at all, and more than once. */
  found: number;
  missing: ImageGroup[];
  twice: ImageGroup[];
  cards: FoundCard[];
  doubts: Doubt[];
  cameras: CameraLine[];
  /** Photos whose file tells no time. */
  untimed: number;
  /** Photos that sorting would move now. */
  moves: number;
}

function reasonOf({ card, cardGroupId, takenAt }: CardPhoto): Reason | null {
  if (card === null) return null;
  if (card !== 'pupil') return card;
  if (cardGroupId === null) return 'deleted';
  return takenAt === null ? 'untimed' : null;
}

/** The photos of a roll that may have come to a wrong pupil, or to none. */
function doubtsOf({ isSorted, photos }: ReturnType<typeof cameraRolls>[number]): Doubt[] {
  return photos.flatMap(({ photo, at, under }, place) => {
    if (photo.card !== null || !isFree(photo)) return [];
    if (under === null) return isSorted ? { photo, reason: 'early', minutes: 0 } : [];
    const minutes = Math.round((at - (photos[place - 1]?.at ?? at)) / 60_000);
    return minutes > LONG_GAP ? { photo, reason: 'gap', minutes } : [];
  });
}

const cameraLine = (
  camera: string,
  photos: readonly CardPhoto[],
  clocks: readonly CameraClock[],
  roll: ReturnType<typeof cameraRolls>[number] | undefined,
): CameraLine => ({
  camera,
  isMixed: areMixed(roll?.photos.map(({ photo }) => photo) ?? []),
  photos: photos.filter(({ card }) => card === null).length,
  cards: photos.filter(({ card }) => card !== null).length,
  minutes: clocks.find((clock) => clock.camera === camera)?.minutes ?? null,
});

/** What is to be looked at after the photos of a shoot were sorted by cards. */
export function boardOf({ photos, clocks }: ProjectCards, groups: readonly ImageGroup[]): Board {
  const times = new Map<number, number>();
  for (const { cardGroupId } of photos) if (cardGroupId !== null) times.set(cardGroupId, (times.get(cardGroupId) ?? 0) + 1);
  const pupils = groups.filter(({ classId }) => classId !== null);
  const rolls = cameraRolls(photos, clocks);
  const cards = photos.filter(({ card }) => card !== null).map((photo) => ({ photo, reason: reasonOf(photo) }));
  const ofCards = cards.flatMap(({ photo, reason }): Doubt[] => (reason === null ? [] : [{ photo, reason, minutes: 0 }]));
  const cameras = [...new Set(photos.map(({ camera }) => camera))].filter((camera) => camera !== null);
  return {
    pupils: pupils.length,
    found: pupils.filter(({ id }) => times.has(id)).length,
    missing: pupils.filter(({ id }) => !times.has(id)),
    twice: pupils.filter(({ id }) => (times.get(id) ?? 0) > 1),
    cards,
    doubts: [...ofCards, ...rolls.flatMap(doubtsOf)],
    cameras: cameras.map((camera) =>
      cameraLine(
        camera,
        photos.filter((photo) => photo.camera === camera),
        clocks,
        rolls.find((roll) => roll.camera === camera),
      ),
    ),
    untimed: photos.filter((photo) => photo.card === null && photo.takenAt === null && isFree(photo)).length,
    moves: movesByCards(photos, clocks).length,
  };
}
