import { type PhotoSet, setLength } from './photo-sets.ts';

/** An image of a demo project, with a camera file name. */
export interface DemoProjectPhoto {
  /** A file name inside mocks/public/photos. */
  file: string;
  name: string;
  /** Bytes that the file of a camera would have. */
  size: number;
  /** Minutes after the project was made. */
  minute: number;
  /** When it was taken by the clock of the camera, seconds after ten in the morning of the day before; null: its file does not say. */
  second: number | null;
}

const megabyte = 1_048_576;

function photosOf(sets: readonly PhotoSet[], camera: string, first: number): DemoProjectPhoto[] {
  return sets
    .flatMap((set) => Array.from({ length: setLength }, (_, index) => `${set}-${index}.jpg`))
    .map((file, index) => ({
      file,
      name: `${camera}${String(first + index * 3).padStart(4, '0')}.jpg`,
      size: Math.round((4.2 + ((index * 37) % 41) / 10) * megabyte),
      minute: 1_440 + index * 97,
      // Two cameras, one of which was emptied later; a scan has no time.
      second: index % 9 === 8 ? null : (index % 2) * 1_860 + index * 75,
    }));
}

const [dayMs, secondMs, tenHours] = [86_400_000, 1_000, 36_000];

/** When a demo image was taken, of a project that was made at this moment. */
export function demoTakenAt({ second }: Pick<DemoProjectPhoto, 'second'>, madeAt: string): string | null {
  if (second === null) return null;
  const day = Date.parse(`${madeAt.slice(0, 10)}T00:00:00Z`) - dayMs;
  return new Date(day + (tenHours + second) * secondMs).toISOString().slice(0, 23);
}

/** The images of the demo projects, in order; one has none yet. */
export const demoProjectPhotos: readonly (readonly DemoProjectPhoto[])[] = [
  photosOf(['anna', 'artem', 'maxim', 'igor', 'stepan', 'nina', 'polina'], 'DSC_', 431),
  photosOf(['larisa', 'fedor'], 'IMG_', 1),
  photosOf(['roman', 'vera'], 'Катя и Миша ', 7),
  [],
  photosOf(['ksenia'], 'IMG_', 212),
  photosOf(['yulia'], 'P1020', 388),
  photosOf(['timur'], 'DSC_', 12),
  photosOf(['olga'], 'IMG_', 90),
  photosOf(['mikhail'], 'DSC_', 2_204),
];
