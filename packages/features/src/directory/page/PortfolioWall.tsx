import type { Photo } from '@portal/api';
import { Heading, Text } from '@portal/ui';
import { memo, useMemo, useRef } from 'react';
import { partsOf } from '../portfolio/portfolio.ts';
import { useRenderedParts } from '../portfolio/useRenderedParts.ts';
import { t } from '../texts.ts';
import { gridSpans, heightOf, rhythm } from './gridSpans.ts';
import css from './PortfolioWall.module.css';
import { PhotoButton } from '../portfolio/PhotoButton.tsx';

interface WallPartProps {
  photos: readonly Photo[];
  /** How many photos of the wall stand before its first one. */
  start: number;
  /** How many photos there are in all parts. */
  count: number;
  /** Otherwise only the space of its photos is reserved. */
  isRendered: boolean;
  /** A photo's place, counted from 1. */
  onOpen: (number: number) => void;
}

const sizes = {
  2: '(width < 1024px) 50vw, 300px',
  3: '(width < 1024px) 50vw, 460px',
  4: '(width < 1024px) 50vw, 610px',
  6: '(width < 1024px) 100vw, 920px',
};

/** Some photos of the wall, which begin where its rhythm does. */
const WallPart = memo(function WallPart({ photos, start, count, isRendered, onOpen }: WallPartProps) {
  const spans = gridSpans(photos.length);
  if (!isRendered) {
    const { rows, whole, pairs } = heightOf(spans);
    return <ul className={css.far} style={{ '--wall-rows': rows, '--wall-whole': whole, '--wall-pairs': pairs }} />;
  }
  return (
    <ul className={css.part}>
      {photos.map((photo, index) => {
        const { columns, rows } = spans[index] ?? { columns: 6, rows: 5 };
        const number = start + index + 1;
        return (
          <li
            key={photo.id ?? photo.url}
            aria-posinset={number}
            aria-setsize={count}
            className={css.tile}
            data-columns={columns}
            data-rows={rows}
          >
            <PhotoButton
              photo={photo}
              number={number}
              count={count}
              onPress={() => onOpen(number)}
              sizes={sizes[columns]}
              loading={number === 1 ? 'eager' : 'lazy'}
            />
          </li>
        );
      })}
    </ul>
  );
});

interface PortfolioWallProps {
  photos: readonly Photo[];
  /** A photo's place, counted from 1. */
  onOpen: (number: number) => void;
}

/** Photos that the server renders, too: the first screen of any viewport, and most portfolios as a whole. */
const initialCount = 4 * rhythm;

/**
 * All photos in a pattern of large and small. Of thousands only those near the viewport are rendered; the rest is reserved
 * space.
 */
export function PortfolioWall({ photos, onOpen }: PortfolioWallProps) {
  const parts = useMemo(() => partsOf(photos, rhythm, initialCount), [photos]);
  const wall = useRef<HTMLDivElement>(null);
  const isRendered = useRenderedParts(wall, parts);
  return (
    <section>
      <div className={css.head}>
        <Heading level={2} look="title-1">
          {t('photographer.portfolio')}
        </Heading>
        {photos.length > 0 && <p className={css.caption}>{t('portfolio.caption')}</p>}
      </div>
      {photos.length === 0 ? (
        <Text tone={2}>{t('photographer.noPhotos')}</Text>
      ) : (
        <div ref={wall} className={css.wall}>
          {parts.map(({ start, photos: some }, place) => (
            <WallPart key={start} photos={some} start={start} count={photos.length} isRendered={isRendered(place)} onOpen={onOpen} />
          ))}
        </div>
      )}
    </section>
  );
}
