import { correlation, normalised, partAt, type Place, type Plane, resized, sidesOf } from './plane.ts';

/** Pixels of the longer side in the rough comparison with all originals, and in the exact one with the best of these. */
const ROUGH = 22;
const EXACT = 48;
/** How many originals are compared exactly, and how many of them at the very best position. */
const KEPT = 24;
const FINAL = 6;
/** The smallest part of either side of an original that a crop may show: a bit less than the expected 70 %. */
const LEAST = 0.64;
/** The neighbourhood that a pixel is compared within, as a part of the longer side of the original. */
const AROUND = 0.09;
/** Brighter pixels are overexposed and hold no detail. */
const BURNT = 248;
/** Angles that the search starts from, and its step in each round, as a part of the original. */
const angles = { first: [-2, 0, 2], finer: [-3.5, 3.5] };
const steps = { first: [0.03], finer: [0.03, 0.015, 0.0075, 0.0037, 0.0018] };
/** Degrees that count as one whole side in the search. */
const DEGREES = 50;

/** The descriptor of an image, prepared for comparison. */
export interface Descriptor {
  full: Plane;
  rough: Plane;
}

/** Reads the descriptor that the table stores. */
export function readDescriptor(stored: string): Descriptor {
  const bytes = Buffer.from(stored, 'base64');
  const [width = 1, height = 1] = bytes;
  const full = { width, height, data: Float32Array.from(bytes.subarray(2)) };
  return { full, rough: normalised(resized(full, ...sidesOf(full, ROUGH)), roughRadius) };
}

const roughRadius = Math.round(ROUGH * AROUND);

interface Found {
  score: number;
  place: Place;
}

/** An original, and how similar a photo is to a part of it: 1 for identical. */
export interface Alike<Original> {
  original: Original;
  score: number;
}

const byScore = (one: { score: number }, other: { score: number }): number => other.score - one.score;

/** Milliseconds after which other calls get their turn. */
const AT_ONCE_MS = 12;

/**
 * The originals that a photo is most similar to, the best first. The photo is searched for in each of them as a part of a larger image, first with
 * few pixels, then with more. `othersFirst` yields to other calls now and then.
 */
export async function mostAlike<Original extends { descriptor: Descriptor }>(
  photo: Descriptor,
  originals: readonly Original[],
  othersFirst: () => Promise<unknown>,
): Promise<Alike<Original>[]> {
  let since = performance.now();
  const each = async <From, To>(all: readonly From[], work: (one: From) => To): Promise<To[]> => {
    const done: To[] = [];
    for (const one of all) {
      done.push(work(one));
      if (performance.now() - since < AT_ONCE_MS) continue;
      await othersFirst();
      since = performance.now();
    }
    return done;
  };
  const find = roughFinder(photo);
  const rough = await each(originals, (original) => ({ original, ...find(original.descriptor) }));
  const kept = await each(rough.toSorted(byScore).slice(0, KEPT), ({ original, place }) => {
    const near = exactFinder(photo, original.descriptor);
    return { original, near, ...near.find({ place, score: -1 }, angles.first, steps.first) };
  });
  const final = await each(kept.toSorted(byScore).slice(0, FINAL), ({ original, near, ...found }) => {
    const { score } = near.find(found, angles.finer, steps.finer);
    return { original, score };
  });
  return final.toSorted(byScore);
}

/** Finds the position where an original is most similar to a photo, with few pixels: not rotated, in steps of one pixel. */
function roughFinder(photo: Descriptor): (original: Descriptor) => Found {
  const shown = new Map<number, Plane>();
  const inSize = (width: number, height: number): Plane => {
    const key = width * 1_000 + height;
    const plane = shown.get(key) ?? normalised(resized(photo.full, width, height), roughRadius);
    shown.set(key, plane);
    return plane;
  };
  return ({ full, rough: outer }) => {
    const { width: across, height: down } = photo.full;
    const largest = outer.width * Math.min(1, (full.height / full.width) * (across / down));
    let best: Found = { score: -1, place: { x: 0.5, y: 0.5, scale: 1, angle: 0 } };
    for (let width = Math.max(1, Math.round(largest)); width >= Math.max(1, Math.floor(largest * LEAST)); width -= 1) {
      const height = Math.max(1, Math.min(outer.height, Math.round((width * down) / across)));
      const inner = inSize(width, height);
      for (let top = 0; top + height <= outer.height; top += 1) {
        for (let left = 0; left + width <= outer.width; left += 1) {
          const score = correlation(inner, outer, left, top);
          if (score <= best.score) continue;
          const [x, y] = [(left + width / 2) / outer.width, (top + height / 2) / outer.height];
          best = { score, place: { x, y, scale: width / outer.width, angle: 0 } };
        }
      }
    }
    return best;
  };
}

/** Compares a photo with positions of an original near a given one. */
function exactFinder(photo: Descriptor, { full }: Descriptor) {
  const [width, height] = sidesOf(photo.full, EXACT);
  const small = resized(photo.full, width, height);
  const shown = new Map<number, Plane>();
  /** The photo, and the same area of the original. */
  const planesAt = (place: Place): [Plane, Plane] => {
    const step = (place.scale * full.width) / width;
    const radius = Math.max(1, Math.round((Math.max(full.width, full.height) * AROUND) / step));
    const plane = shown.get(radius) ?? withoutBurnt(normalised(small, radius), small);
    shown.set(radius, plane);
    return [plane, normalised(partAt(full, place, width, height, step), radius)];
  };
  /** Hill climbing: moves to whatever is more similar, in ever smaller steps. */
  const find = (start: Found, starts: readonly number[], sizes: readonly number[]): Found => {
    let best = start;
    const attempt = (place: Place): void => {
      const score = correlation(...planesAt(place));
      if (score > best.score) best = { score, place };
    };
    for (const angle of starts) attempt({ ...start.place, angle });
    for (const size of [...sizes, ...sizes].toSorted((one, other) => other - one)) {
      for (const sign of [-size, size]) {
        attempt({ ...best.place, x: best.place.x + sign });
        attempt({ ...best.place, y: best.place.y + sign });
        attempt({ ...best.place, scale: best.place.scale + sign });
        attempt({ ...best.place, angle: best.place.angle + sign * DEGREES });
      }
    }
    return best;
  };
  return { find };
}

const withoutBurnt = (plane: Plane, { data }: Plane): Plane => ({
  ...plane,
  data: plane.data.map((value, at) => ((data[at] ?? 0) > BURNT ? Number.NaN : value)),
});

/** From this similarity on it is taken for the same; and for the same without a doubt. `ahead`: its difference as a part of that of the next one. */
const offered = { score: 0.9, ahead: 0.6 };
const sure = { score: 0.93, ahead: 0.5 };

/** Below this similarity a name is not enough: what retouchers do to a photo leaves 0.93 or more, and of 1,458 pairs of other photos one lay above. */
const OTHER = 0.9;
export const isPlainlyOther = ({ score }: { score: number }): boolean => score < OTHER;

/** Below this similarity it is not even suggested. Strokes of a brush over anything leave 0.74. */
const POSSIBLE = 0.7;
export const isPossible = ({ score }: { score: number }): boolean => score >= POSSIBLE;

/** So similar that no other original needs to be compared: not even the next frame of a series, or another portrait in the same place, is. */
const SAME = 0.96;
export const isSurelySame = ({ score }: { score: number }): boolean => score >= SAME;

/** Brightness must vary by so much, of 255, for a comparison to mean anything: an even surface is like nothing, and like every other one. */
const DETAIL = 5;

/** Whether an image shows anything that can be compared. */
export function hasDetail({ full: { data } }: Descriptor): boolean {
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return Math.sqrt(data.reduce((sum, value) => sum + (value - mean) ** 2, 0) / data.length) >= DETAIL;
}

const differs = ({ score }: { score: number } = { score: 0 }): number => 1 - score;

/** Which of the most similar originals a photo was made of, if that is clear; and all that look like it. */
export function likely<Original>(alike: readonly Alike<Original>[]): { shown: Original | null; isSure: boolean; similar: Original[] } {
  const [best, next] = alike;
  const ahead = differs(best) / differs(next);
  const fits = (bounds: typeof offered): boolean => best !== undefined && best.score >= bounds.score && ahead <= bounds.ahead;
  const similar = alike.filter(({ score }) => score >= offered.score).map(({ original }) => original);
  return { shown: best && fits(offered) ? best.original : null, isSure: fits(sure), similar };
}
