import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import defaultPhoto from './default-photo.svg?no-inline';
import css from './Picture.module.css';
import { usePictureLoad } from './usePictureLoad.ts';

export interface PictureProps {
  src: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the photograph shows; an empty text for one that only decorates. */
  alt: string;
  /** The file's own size in pixels: the box keeps its shape before the file arrives. */
  width?: number | undefined;
  height?: number | undefined;
  /** The photograph's main colour, shown until it arrives. */
  color?: string | undefined;
  /** Shape of the box, width by height, where it differs from the file's. Without it and without a size the box fills its parent. */
  ratio?: number | undefined;
  loading?: 'lazy' | 'eager' | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** What stands in for a broken photograph: the default photo or the first letter of `alt`. */
  fallback?: 'photo' | 'letter' | undefined;
  brokenText?: string | undefined;
  /** The photograph itself is there; not called for its stand-in. */
  onLoad?: (() => void) | undefined;
}

/** A photograph that never moves its neighbours: the box has its shape from the start, and a broken file keeps it. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  color,
  ratio = width && height ? width / height : undefined,
  loading = 'lazy',
  fetchPriority = 'auto',
  fallback = 'photo',
  brokenText = texts.picture.broken,
  onLoad,
}: PictureProps) {
  const { isFailed, onError, ref } = usePictureLoad(src);
  const isMissing = src === null || src === '';
  const isOwn = !isFailed && !isMissing;
  const isLetter = !isOwn && fallback === 'letter';
  return (
    <span
      className={css.picture}
      style={{ '--photo-color': isOwn ? color : undefined, aspectRatio: ratio }}
      data-state={isOwn ? 'photo' : isFailed ? 'broken' : 'missing'}
      data-shaped={ratio !== undefined || undefined}
    >
      {isLetter ? (
        <span className={css.letter} data-letter={alt.trim().charAt(0).toUpperCase()}>
          <VisuallyHidden>{alt}</VisuallyHidden>
        </span>
      ) : (
        <img
          // A new element for the default photo: the broken one would keep its srcset choice.
          key={isOwn ? src : 'default'}
          ref={isOwn ? ref : undefined}
          src={isOwn ? src : defaultPhoto}
          srcSet={isOwn ? srcSet : undefined}
          sizes={isOwn ? sizes : undefined}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          fetchPriority={fetchPriority}
          onLoad={isOwn ? onLoad : undefined}
          onError={isOwn ? onError : undefined}
        />
      )}
      {isFailed && <span className={css.broken}>{brokenText}</span>}
    </span>
  );
}
