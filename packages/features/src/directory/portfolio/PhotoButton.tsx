import type { Photo } from '@portal/api';
import { Image, isPlainClick } from '@portal/ui';
import { imageProps } from '../../common/cards/index.ts';
import { t } from '../texts.ts';
import css from './PhotoButton.module.css';

interface PhotoButtonProps {
  photo: Photo;
  /** Its position among all photos, counted from 1. */
  number: number;
  count: number;
  onPress: () => void;
  /** The width of the tile. */
  sizes: string;
  /** `eager` for the first photo of the page. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A photo that opens full screen. A link to its large file, which is all that it can be without scripts or in a tab of its own. */
export function PhotoButton({ photo, number, count, onPress, sizes, loading }: PhotoButtonProps) {
  return (
    <a
      href={photo.url}
      aria-haspopup="dialog"
      className={css.button}
      aria-label={
        photo.title === null ? t('portfolio.open', { number, count }) : t('portfolio.openTitled', { number, count, title: photo.title })
      }
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <Image {...imageProps(photo)} sizes={sizes} alt="" loading={loading} fetchPriority={loading === 'eager' ? 'high' : 'auto'} />
    </a>
  );
}
