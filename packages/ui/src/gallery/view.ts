/** How a photo is shown: scaled and moved from its middle, in pixels of the screen. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const restView: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
/** A swipe this far, or this fast (pixels a millisecond), goes to the next photo. */
const swipeDistance = 60;
const swipeSpeed = 0.4;

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Limits the position of the enlarged photo: its edges never come inside its frame. */
export function clampView({ scale, x, y }: View, size: { width: number; height: number }, max = maxScale): View {
  const clamped = Math.min(Math.max(scale, 1), max);
  return { scale: clamped, x: within(x, ((clamped - 1) * size.width) / 2), y: within(y, ((clamped - 1) * size.height) / 2) };
}

/** Scales by a factor so that the point under the fingers (measured from the middle) stays under them. */
export function zoomAround(view: View, factor: number, point: Point, max = maxScale): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), max);
  const real = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * real, y: point.y - (point.y - view.y) * real };
}

/** The scale at which one pixel of the photo is one of the screen. A photo that is shown so already is not enlarged. */
export function actualScale(photo: number, shown: number, pixelRatio: number): number {
  return Math.max(1, photo / pixelRatio / Math.max(shown, 1));
}

/** What a swipe across the photo means: the next one, the previous one, or neither. */
export function swipeStep(moved: Point, ms: number): -1 | 0 | 1 {
  if (Math.abs(moved.x) < Math.abs(moved.y)) return 0;
  const isFar = Math.abs(moved.x) > swipeDistance;
  const isFast = Math.abs(moved.x) > 12 && Math.abs(moved.x) / Math.max(ms, 1) > swipeSpeed;
  if (!isFar && !isFast) return 0;
  return moved.x < 0 ? 1 : -1;
}
