import { useImageLoad } from '../image/useImageLoad.ts';
import { firstLetter } from '../image/firstLetter.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import css from './Avatar.module.css';
import defaultPortrait from './default-portrait.svg?no-inline';

export interface AvatarProps {
  /** Address of the image; nothing where there is none. */
  src: string | null;
  /** The first letter of this name replaces a missing image. */
  name: string;
  /** Side in pixels: 40 in lists and headers, 52 on cards, 76 and 104 in the photographer's dialog. */
  size: number;
  /** Empty where the name is beside it, as it nearly always is. */
  alt?: string | undefined;
  /** What replaces a missing or broken image. */
  fallback?: 'letter' | 'photo' | undefined;
  /** `eager` where it is visible at once. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A round avatar, or the first letter of the name. */
export function Avatar({ src, name, size, alt = '', fallback = 'letter', loading = 'lazy' }: AvatarProps) {
  const { isFailed, onError, ref } = useImageLoad(src);
  const own = isFailed || src === '' ? null : src;
  const shown = own ?? (fallback === 'photo' ? defaultPortrait : null);
  return (
    <span className={css.avatar} style={{ '--avatar-size': `${size}px` }}>
      {shown ? (
        <img
          ref={own ? ref : undefined}
          src={shown}
          alt={alt}
          width={size}
          height={size}
          loading={loading}
          decoding="async"
          onError={own ? onError : undefined}
        />
      ) : (
        <span className={css.letter} data-letter={firstLetter(name)}>
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        </span>
      )}
    </span>
  );
}
