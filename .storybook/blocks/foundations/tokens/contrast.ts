import { contrastWCAG21, getColor, mix, type PlainColorObject } from 'colorjs.io/fn';
import './isColour.ts';
import { resolved, type Theme } from './tokens.ts';

/** Blends a translucent colour over an opaque one. */
function over(front: PlainColorObject, ground: PlainColorObject): PlainColorObject {
  return mix(ground, { ...front, alpha: 1 }, front.alpha ?? 1, { space: 'srgb', outputSpace: 'srgb' });
}

const ends = ['#fff', '#000'].map((end) => getColor(end));

/**
 * The WCAG 2 contrast of one token on another. A translucent background lies over a photo of any colour, so it is measured over
 * white and over black, and the lower ratio counts. `valueOf` resolves a token where other values than the declared are meant.
 */
export function contrast(front: string, ground: string, theme: Theme, valueOf = resolved): number {
  const [above, below] = [front, ground].map((name) => getColor(valueOf(name, theme))) as [PlainColorObject, PlainColorObject];
  const grounds = (below.alpha ?? 1) < 1 ? ends.map((end) => over(below, end)) : [below];
  return Math.min(...grounds.map((solid) => contrastWCAG21(over(above, solid), solid)));
}
