/** A thumbnail and the gap behind it, in pixels. */
export const thumbnailPitch = 70;
const overscan = 4;

/** Which thumbnails have to be rendered: from the first up to, but not including, the last. */
export function visibleRange(scroll: number, width: number, count: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(Math.floor(scroll / thumbnailPitch) - overscan, count - 1));
  const to = Math.min(count, Math.ceil((scroll + width) / thumbnailPitch) + overscan);
  return { from, to: Math.max(from, to) };
}

/** The scroll position that brings a thumbnail to the middle. */
export function centredScroll(index: number, width: number): number {
  return Math.max(0, index * thumbnailPitch + thumbnailPitch / 2 - width / 2);
}
