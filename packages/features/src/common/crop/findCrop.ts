import type { Crop } from '@portal/ui';

/** A photo in shades of grey, row by row. */
export interface Gray {
  width: number;
  height: number;
  pixels: Float32Array;
}

/** The correlation from which on two photos show the same: a retouched one has other tones, colours and strokes. */
const alike = 0.8;
/** As parts of the width: nobody crops more, and a smaller crop does not count. */
const [smallest, whole] = [0.4, 0.985];

/** The photo in another size: each new pixel is the mean of those that it covers. */
export function resized({ width, height, pixels }: Gray, newWidth: number, newHeight: number): Gray {
  const out = new Float32Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y += 1) {
    const [top, bottom] = [Math.floor((y * height) / newHeight), Math.ceil(((y + 1) * height) / newHeight)];
    for (let x = 0; x < newWidth; x += 1) {
      const [left, right] = [Math.floor((x * width) / newWidth), Math.ceil(((x + 1) * width) / newWidth)];
      let sum = 0;
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1) sum += pixels[row * width + column] ?? 0;
      out[y * newWidth + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width: newWidth, height: newHeight, pixels: out };
}

/** Normalised correlation of a window of the large photo with the small one: 1 for the same, whatever the tones; 0 for different ones. */
function correlation(large: Gray, small: Gray, left: number, top: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < small.height; y += 1) {
    const row = (top + y) * large.width + left;
    for (let x = 0; x < small.width; x += 1) {
      const a = large.pixels[row + x] ?? 0;
      const b = small.pixels[y * small.width + x] ?? 0;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const count = small.pixels.length;
  const spread = (sumAA - (sumA * sumA) / count) * (sumBB - (sumB * sumB) / count);
  return spread > 0 ? (sumAB - (sumA * sumB) / count) / Math.sqrt(spread) : 0;
}

interface Found {
  /** Pixels of the large photo. */
  left: number;
  top: number;
  width: number;
  height: number;
  score: number;
}

interface Range {
  widths: readonly [number, number];
  lefts?: readonly [number, number];
  tops?: readonly [number, number];
}

const within = ([from, to]: readonly [number, number], least: number, most: number) => [Math.max(from, least), Math.min(to, most)] as const;

/** The best of all windows in this range. */
function search(large: Gray, photo: Gray, { widths, lefts, tops }: Range): Found | null {
  const ratio = photo.width / photo.height;
  let best: Found | null = null;
  const most = Math.min(large.width, Math.floor(large.height * ratio));
  const [narrow, wide] = within(widths, 8, most);
  for (let width = narrow; width <= wide; width += 1) {
    const small = resized(photo, width, Math.max(1, Math.min(large.height, Math.round(width / ratio))));
    const [left, right] = within(lefts ?? [0, large.width], 0, large.width - width);
    const [top, bottom] = within(tops ?? [0, large.height], 0, large.height - small.height);
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const score = correlation(large, small, x, y);
        if (!best || score > best.score) best = { left: x, top: y, width, height: small.height, score };
      }
    }
  }
  return best;
}

const near = (value: number, by: number) => [value - by, value + by] as const;

/** Widths that are tried: roughly among all windows, then near the best one. */
const steps = [48, 144, 288];

/**
 * Which part of a photo another one shows after a crop, found by comparing them, since no program stores it. Null where it shows all of it, or
 * something else.
 */
export function findCrop(before: Gray, after: Gray): Crop | null {
  const at = (width: number) => resized(before, width, Math.max(1, Math.round((width * before.height) / before.width)));
  let found: Found | null = null;
  let large = before;
  for (const width of steps) {
    const factor: number = width / large.width;
    large = at(width);
    const old: Found | null = found;
    const range: Range = old
      ? {
          widths: near(Math.round(old.width * factor), 3),
          lefts: near(Math.round(old.left * factor), 3),
          tops: near(Math.round(old.top * factor), 3),
        }
      : { widths: [Math.ceil(width * smallest), width] };
    found = search(large, after, range);
    if (!found || found.score < alike) return null;
  }
  if (!found) return null;
  const crop = {
    left: found.left / large.width,
    top: found.top / large.height,
    width: found.width / large.width,
    height: found.height / large.height,
  };
  return crop.width > whole && crop.height > whole ? null : crop;
}
