import type { Photo } from '@portal/api';
import { Picture } from '@portal/ui';
import { t } from '../texts.ts';
import { prepareViewer } from './LazyPhotoViewer.tsx';
import css from './PhotoButton.module.css';

interface PhotoButtonProps {
  photo: Photo;
  /** Its place among all photographs, counted from 1. */
  number: number;
  count: number;
  onPress: () => void;
  /** The big file too, for large tiles: how wide the tile is. */
  sizes?: string | undefined;
  loading?: 'lazy' | 'eager' | undefined;
}

/** A photograph that opens full screen. */
export function PhotoButton({ photo, number, count, onPress, sizes, loading }: PhotoButtonProps) {
  const { thumbnail, url, width, title, color } = photo;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('portfolio.open', { number, count, title: title ?? t('portfolio.untitled') })}
      // A finger, a pointer or the keyboard on it: the press follows.
      onPointerEnter={prepareViewer}
      onFocus={prepareViewer}
      onClick={onPress}
    >
      <Picture
        src={thumbnail}
        srcSet={sizes && width ? `${thumbnail} 480w, ${url} ${width}w` : undefined}
        sizes={sizes}
        alt=""
        color={color ?? undefined}
        loading={loading}
      />
    </button>
  );
}
