import { limits, type Photo, type Specialization } from '@portal/api';
import { Icon, Image } from '@portal/ui';
import { imageProps } from '../photo/imageProps.ts';
import css from './Mosaic.module.css';
import { t } from './texts.ts';

const largeFrame = '(width < 640px) 66vw, (width < 1024px) 32vw, 340px';
const smallFrame = '(width < 640px) 33vw, (width < 1024px) 16vw, 170px';

interface MosaicProps {
  photos: readonly Photo[];
  name: string;
  specializations: readonly Specialization[];
  isPreview: boolean;
  /** The first card of the page: its large photo is loaded with priority, the small ones without. */
  isFirst?: boolean | undefined;
}

/** The first photos of a portfolio: one large, up to three beside it; a blank frame when there are none. */
export function Mosaic({ photos, name, specializations, isPreview, isFirst = false }: MosaicProps) {
  const shown = photos.slice(0, limits.cardThumbnails);
  const kindOf = ({ specializationId }: Photo) => specializations.find(({ id }) => id === specializationId)?.name;
  return (
    <ul className={css.mosaic} data-count={shown.length} data-preview={isPreview || undefined}>
      {shown.map((photo, index) => (
        <li key={photo.id ?? photo.url} className={css.frame}>
          <Image
            {...imageProps(photo)}
            sizes={index === 0 ? largeFrame : smallFrame}
            alt={photo.title ?? [t('photo', { name, number: index + 1 }), kindOf(photo) ?? []].flat().join(', ')}
            loading={isFirst && index === 0 ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? (index === 0 ? 'high' : 'low') : 'auto'}
          />
        </li>
      ))}
      {shown.length === 0 && (
        <li className={css.blank}>
          <Icon name="image" size={28} />
          {t('noPhotos')}
        </li>
      )}
    </ul>
  );
}
