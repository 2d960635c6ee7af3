import type { CardPhoto } from './sort-by-cards.ts';

/** Numbers of one camera lie closer to each other than this: whoever deletes photos deletes fewer in a row. */
const APART = 500;
/** A camera counts from the beginning again after 9999. */
const WRAPS = 5_000;

/** The series and the number in a file name: `IMG_0212.jpg` is `IMG_` and 212. */
export const seriesOf = (name: string): string => name.replace(/\.[^.]*$/, '').replace(/\d+$/, '');
const numberOf = (name: string): number => Number(/(\d{1,15})(?:\.[^.]*)?$/.exec(name)?.[1] ?? Number.NaN);

type Numbered = Pick<CardPhoto, 'name' | 'camera' | 'takenAt'>;

/** Told apart from others by the series of its files alone, because it writes no serial number. */
const isBySeries = ({ name, camera }: Numbered): boolean => {
  const series = seriesOf(name);
  return camera !== null && series !== '' && (camera === series || camera.endsWith(` · ${series}`)) && !Number.isNaN(numberOf(name));
};

/** Photos whose numbers are close to each other, and between which times they were taken. */
interface Run<Photo> {
  photos: Photo[];
  first: number;
  last: number;
  from: string;
  to: string;
}

function runsOf<Photo extends Numbered>(photos: readonly Photo[]): Run<Photo>[] {
  const runs: Run<Photo>[] = [];
  for (const photo of photos.toSorted((one, other) => numberOf(one.name) - numberOf(other.name))) {
    const [number, time, run] = [numberOf(photo.name), photo.takenAt ?? '', runs.at(-1)];
    if (run && number - run.last <= APART) {
      run.photos.push(photo);
      run.last = number;
      if (time < run.from) run.from = time;
      if (time > run.to) run.to = time;
    } else runs.push({ photos: [photo], first: number, last: number, from: time, to: time });
  }
  return runs.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Runs of one camera follow each other: where two were taken at the same time, they are of two. */
function chainsOf<Photo>(runs: readonly Run<Photo>[]): Run<Photo>[][] {
  const chains: Run<Photo>[][] = [];
  for (const run of runs) {
    const free = chains.filter((chain) => (chain.at(-1)?.to ?? '') < run.from);
    // The nearest number before; after the last one of a camera its first.
    const lastOf = (chain: Run<Photo>[]) => chain.at(-1)?.last ?? 0;
    const before = free.filter((chain) => lastOf(chain) < run.first);
    const [chain] = (before.length > 0 ? before : free).toSorted((one, other) => lastOf(other) - lastOf(one));
    if (chain) chain.push(run);
    else chains.push([run]);
  }
  return chains;
}

/**
 * The photos with the names of their cameras, where two of one model without serial numbers are told apart: their files are of one series, and two
 * parts of it whose numbers are far from each other were photographed at the same time. The name of each gets the number of its part,
 * «iPhone 13 · IMG_5000+».
 */
export function splitCameras<Photo extends Numbered>(photos: readonly Photo[]): Photo[] {
  const names = new Map<Photo, string>();
  const timed = photos.filter((photo) => photo.takenAt !== null && isBySeries(photo));
  for (const camera of new Set(timed.map((photo) => photo.camera))) {
    const chains = chainsOf(runsOf(timed.filter((photo) => photo.camera === camera)));
    if (chains.length < 2) continue;
    for (const chain of chains) {
      // Rounded, so that further photos do not rename the camera.
      const start = Math.floor((chain[0]?.first ?? 0) / APART) * APART;
      for (const photo of chain.flatMap((run) => run.photos)) names.set(photo, `${camera}${String(start).padStart(4, '0')}+`);
    }
  }
  return photos.map((photo) => (names.has(photo) ? { ...photo, camera: names.get(photo) ?? photo.camera } : photo));
}

/** Whether the photos of a camera, in the order in which they were taken, may be of two: their numbers go back more than once. */
export function areMixed(photos: readonly Numbered[]): boolean {
  const numbers = photos.filter((photo) => isBySeries(photo) || /\d\+$/.test(photo.camera ?? '')).map(({ name }) => numberOf(name));
  const back = numbers.filter((number, at) => {
    const step = (numbers[at - 1] ?? number) - number;
    return step > 0 && step < WRAPS;
  });
  return back.length > 1;
}
