import css from './Skeleton.module.css';

interface SkeletonProps {
  /** Pixels, or any CSS length. */
  width?: number | string | undefined;
  /** Pixels, or any CSS length; by default that of its shape. */
  height?: number | string | undefined;
  /** Corners, and the height that goes with them: a line of text, a control, a photo that fills its place, a disc. */
  radius?: 'photo' | 'ctl' | 'round' | 'text' | undefined;
}

/** The shape of what is loading. Words about the loading stand beside it, in a status. */
export function Skeleton({ width, height, radius = 'text' }: SkeletonProps) {
  return <span className={css.skeleton} style={{ width, height }} data-radius={radius} aria-hidden="true" />;
}
