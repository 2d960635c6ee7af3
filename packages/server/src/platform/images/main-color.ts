import type { Pixels } from './pixels.ts';

/** Levels of each of the three colours that are distinguished. */
const STEPS = 16;
const STEP = 256 / STEPS;

/**
 * The middle of the most frequent range of colours, as `#rrggbb`: where one clearly leads, it is what `sharp(…).stats()` calls `dominant`. That also
 * computes sharpness, entropy and more, which takes as long as encoding the image.
 */
export function mainColor({ data, info: { channels } }: Pixels): string {
  const counts = new Uint32Array(STEPS ** 3);
  const step = (at: number): number => Math.floor((data[at] ?? 0) / STEP);
  for (let at = 0; at < data.length; at += channels) {
    const bin = (step(at) * STEPS + step(at + 1)) * STEPS + step(at + 2);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = counts.indexOf(counts.reduce((high, count) => Math.max(high, count)));
  const parts = [Math.floor(most / STEPS ** 2), Math.floor(most / STEPS) % STEPS, most % STEPS];
  return `#${parts.map((part) => (part * STEP + STEP / 2).toString(16).padStart(2, '0')).join('')}`;
}
