import { limits, type Photo } from '@portal/api';
import { Picture } from '@portal/ui';
import css from './Mosaic.module.css';
import { t } from './texts.ts';

interface MosaicProps {
  photos: readonly Photo[];
  name: string;
  isPreview: boolean;
  loading?: 'lazy' | 'eager' | undefined;
}

/** The first photographs of a portfolio: one large, up to three beside it; a blank frame when there are none. */
export function Mosaic({ photos, name, isPreview, loading = 'lazy' }: MosaicProps) {
  const shown = photos.slice(0, limits.cardThumbnails);
  return (
    <ul className={css.mosaic} data-count={shown.length} data-preview={isPreview || undefined}>
      {shown.map((photo, index) => (
        <li key={photo.id ?? photo.url} className={css.frame}>
          <Picture
            src={photo.thumbnail}
            srcSet={index === 0 && photo.width ? `${photo.thumbnail} 480w, ${photo.url} ${photo.width}w` : undefined}
            sizes={index === 0 ? '(width < 640px) 66vw, (width < 1024px) 32vw, 340px' : undefined}
            alt={photo.title ?? t('photo', { name, number: index + 1 })}
            color={photo.color ?? undefined}
            loading={loading}
            fetchPriority={loading === 'eager' && index === 0 ? 'high' : 'auto'}
          />
        </li>
      ))}
      {shown.length === 0 && <li className={css.blank} aria-hidden="true" />}
    </ul>
  );
}
