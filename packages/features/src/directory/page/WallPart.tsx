import type { Photo } from '@portal/api';
import { memo } from 'react';
import { PhotoButton } from '../portfolio/PhotoButton.tsx';
import { gridSpans, heightOf } from './gridSpans.ts';
import css from './PortfolioWall.module.css';

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
export const WallPart = memo(function WallPart({ photos, start, count, isRendered, onOpen }: WallPartProps) {
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
