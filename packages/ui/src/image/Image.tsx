import { type RefCallback, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import defaultPhoto from './default-photo.svg?no-inline';
import { firstLetter } from './firstLetter.ts';
import css from './Image.module.css';
import { useImageLoad } from './useImageLoad.ts';

/**
 * Hides a photo (`data-coming`) until it is complete, and reports when it replaces its placeholder, so that it may fade in. One that was loaded
 * before React mounted (a server-rendered page, a cached file) does not fade. Passes the element on to `next`.
 */
function useArrival(isWanted: boolean, next: RefCallback<HTMLImageElement>) {
  const wasThere = useRef(false);
  const [isArriving, setArriving] = useState(false);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // Part of it may be visible already: it stays.
      if (image && (image.complete || image.naturalWidth > 0)) wasThere.current = true;
      else if (image && isWanted) image.dataset['coming'] = '';
      next(image);
    },
    [next, isWanted],
  );
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    delete currentTarget.dataset['coming'];
    if (isWanted && !wasThere.current) setArriving(true);
  };
  return { ref, isArriving, onLoad };
}

/** The header of a bitmap file of four by three pixels, 15 bits each. A bitmap needs no decoder of ours and no checksum, and a server renders the same. */
const head = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAATCwAAEwsAAAAAAAAAAAAA';

/** Twelve pixels as a CSS image: stretched over the box, they look like the blurred photo. */
const blurred = (pixels: string): string => `url("data:image/bmp;base64,${head}${pixels}")`;

export interface ImageProps {
  /** Address of the file; nothing where there is none. */
  src: string | null;
  /** The same photo in other widths. Where the chosen one is broken, `src` is tried before the fallback. */
  srcSet?: string | undefined;
  /** Further addresses of the photo, tried one after the other where `src` is broken. */
  spares?: readonly string[] | undefined;
  /** How wide it is rendered, for the choice among `srcSet`. */
  sizes?: string | undefined;
  /** The alternative text; empty for a decorative photo. */
  alt: string;
  /** The file's own size in pixels: the box has its shape before the file has loaded. */
  width?: number | undefined;
  /** See `width`. */
  height?: number | undefined;
  /** The photo's main colour, shown until it has loaded. */
  color?: string | undefined;
  /** The photo as twelve pixels (4 × 3, bitmap order, 15 bits each, base64), shown blurred until it has loaded. */
  placeholder?: string | undefined;
  /** Shape of the box, width by height, where it differs from the file's. Without it and without a size the box fills its parent. */
  ratio?: number | undefined;
  /** `eager` where it is visible at once. */
  loading?: 'lazy' | 'eager' | undefined;
  /** `high` for the main photo of the page. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** What replaces a broken photo: the default photo or the first letter of `alt`. */
  fallback?: 'photo' | 'letter' | undefined;
  /** Announced, and shown where it fits, when the file is broken. */
  brokenText?: string | undefined;
  /** The photo itself has loaded; not called for its fallback. */
  onLoad?: (() => void) | undefined;
  /** Every address has failed. */
  onBroken?: (() => void) | undefined;
}

/** A photo that never moves its neighbours: the box has its shape from the start, and a broken file keeps it. */
export function Image({
  src,
  srcSet,
  spares,
  sizes,
  alt,
  width,
  height,
  color,
  placeholder,
  ratio = width && height ? width / height : undefined,
  loading = 'lazy',
  fetchPriority = 'auto',
  fallback = 'photo',
  brokenText = texts.image.broken,
  onLoad,
  onBroken,
}: ImageProps) {
  // The chain: a file of the set, the plain file, further addresses, the fallback.
  const set = useImageLoad(srcSet ?? null);
  const file = useImageLoad(src, spares, onBroken);
  const isSet = srcSet !== undefined && !set.isFailed;
  const { ref, onError } = isSet ? set : file;
  // The main photo of the page does not fade in, which would only delay it.
  const arrival = useArrival(loading === 'lazy' && placeholder !== undefined, ref);
  const arrived = (event: SyntheticEvent<HTMLImageElement>) => {
    arrival.onLoad(event);
    onLoad?.();
  };
  const isMissing = src === null || src === '';
  const isOwn = !file.isFailed && !isMissing;
  const isLetter = !isOwn && fallback === 'letter';
  return (
    <span
      className={css.image}
      style={{
        '--photo-color': isOwn ? color : undefined,
        '--photo-blurred': isOwn && placeholder ? blurred(placeholder) : undefined,
        aspectRatio: ratio,
      }}
      data-state={isOwn ? 'photo' : isMissing && !isLetter ? 'missing' : 'broken'}
      data-shaped={ratio !== undefined || undefined}
    >
      {isLetter ? (
        <span className={css.letter} data-letter={firstLetter(alt)}>
          <VisuallyHidden>{alt}</VisuallyHidden>
        </span>
      ) : (
        <img
          // A new element for the next of the chain: the broken one would keep its choice.
          key={isOwn ? `${isSet} ${file.address}` : 'default'}
          ref={isOwn ? arrival.ref : undefined}
          src={isOwn ? (file.address ?? undefined) : defaultPhoto}
          srcSet={isOwn && isSet ? srcSet : undefined}
          sizes={isOwn && isSet ? sizes : undefined}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          fetchPriority={fetchPriority}
          data-arriving={arrival.isArriving || undefined}
          onLoad={isOwn ? arrived : undefined}
          onError={isOwn ? onError : undefined}
        />
      )}
      {!isOwn && (!isMissing || isLetter) && <span className={css.broken}>{brokenText}</span>}
    </span>
  );
}
