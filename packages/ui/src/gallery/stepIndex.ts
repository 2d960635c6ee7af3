export type GalleryMode = 'wrap' | 'bounded';

/** The index after a step: wraps at the ends in `wrap`, and stops there in `bounded`. */
export function stepIndex(index: number, by: number, count: number, mode: GalleryMode): number {
  if (count === 0) return 0;
  const target = index + by;
  return mode === 'wrap' ? ((target % count) + count) % count : Math.min(Math.max(target, 0), count - 1);
}
