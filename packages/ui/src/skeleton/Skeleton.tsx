import css from './Skeleton.module.css';

interface SkeletonProps {
  /** Pixels, or any CSS length. */
  width?: number | string | undefined;
  /** Pixels, or any CSS length; by default that of its shape. */
  height?: number | string | undefined;
  /** Its shape and default height: a line of text, a control, a photo that fills its container, a disc. */
  radius?: 'photo' | 'ctl' | 'round' | 'text' | undefined;
}

/** A placeholder of loading content. The text about the loading is beside it, in a status. */
export function Skeleton({ width, height, radius = 'text' }: SkeletonProps) {
  return <span className={css.skeleton} style={{ width, height }} data-radius={radius} aria-hidden="true" />;
}
