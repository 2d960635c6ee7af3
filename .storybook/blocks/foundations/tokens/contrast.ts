import { ColorSpace, contrastWCAG21, getColor, mix, type PlainColorObject, sRGB } from 'colorjs.io/fn';
import { resolved, type Theme } from './tokens.ts';

ColorSpace.register(sRGB);

/** Whether a value is a colour, and not a shadow, a length or a font. */
export function isColour(value: string): boolean {
  try {
    getColor(value);
    return true;
  } catch {
    return false;
  }
}

/** Blends a translucent colour over an opaque one. */
function over(front: PlainColorObject, ground: PlainColorObject): PlainColorObject {
  return mix(ground, { ...front, alpha: 1 }, front.alpha ?? 1, { space: 'srgb', outputSpace: 'srgb' });
}

const ends = ['#fff', '#000'].map((end) => getColor(end));

/**
 * The WCAG 2 contrast of one token on another. A translucent background lies over a photo of any colour, so it is measured over
 * white and over black, and the lower ratio counts.
 */
export function contrast(front: string, ground: string, theme: Theme): number {
  const [above, below] = [front, ground].map((name) => getColor(resolved(name, theme))) as [PlainColorObject, PlainColorObject];
  const grounds = (below.alpha ?? 1) < 1 ? ends.map((end) => over(below, end)) : [below];
  return Math.min(...grounds.map((solid) => contrastWCAG21(over(above, solid), solid)));
}
