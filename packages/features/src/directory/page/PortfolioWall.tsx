import type { Photo } from '@portal/api';
import { Heading, Text } from '@portal/ui';
import { PhotoButton } from '../portfolio/PhotoButton.tsx';
import { t } from '../texts.ts';
import { gridSpans } from './gridSpans.ts';
import css from './PortfolioWall.module.css';

interface PortfolioWallProps {
  photos: readonly Photo[];
  /** A photograph's place, counted from 1. */
  onOpen: (number: number) => void;
}

const sizes = {
  2: '(width < 1024px) 50vw, 300px',
  3: '(width < 1024px) 50vw, 460px',
  4: '(width < 1024px) 50vw, 610px',
  6: '(width < 1024px) 100vw, 920px',
};

/** All photographs in the drawn rhythm of large and small. */
export function PortfolioWall({ photos, onOpen }: PortfolioWallProps) {
  const spans = gridSpans(photos.length);
  return (
    <section>
      <div className={css.head}>
        <Heading level={2} look="title-1">
          {t('photographer.portfolio')}
        </Heading>
        {photos.length > 0 && <p className={css.caption}>{t('portfolio.caption')}</p>}
      </div>
      {photos.length === 0 && <Text tone={2}>{t('photographer.noPhotos')}</Text>}
      <ul className={css.wall}>
        {photos.map((photo, index) => {
          const { columns, rows } = spans[index] ?? { columns: 6, rows: 5 };
          return (
            <li key={photo.id ?? photo.url} className={css.tile} data-columns={columns} data-rows={rows}>
              <PhotoButton
                photo={photo}
                number={index + 1}
                count={photos.length}
                onPress={() => onOpen(index + 1)}
                sizes={sizes[columns]}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
