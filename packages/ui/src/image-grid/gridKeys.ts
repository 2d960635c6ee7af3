import type { Key } from 'react-aria-components/GridList';
import type { PhotoCollection } from './PhotoCollection.ts';
import type { Rows } from './rows.ts';

export interface GridShape {
  rows: Rows;
  /** Whole visible rows: what Page Up and Page Down skip. */
  visibleRows: number;
}

/**
 * Which tile a key leads to, by arithmetic. React Aria's own delegate measures every tile, and takes a grid that is not a scroll container for one
 * page: Page Down would go to the very end.
 */
export function gridKeys(photos: PhotoCollection, { rows, visibleRows }: GridShape) {
  const page = Math.max(1, visibleRows);
  const inRow = (key: Key, by: number) => {
    const place = photos.placeOf(key);
    const next = place === undefined ? undefined : rows.move(place, by);
    return next === undefined ? null : (photos.at(next)?.key ?? null);
  };
  const first = () => photos.getFirstKey();
  const last = () => photos.getLastKey();
  return {
    getKeyLeftOf: (key: Key) => photos.keyFrom(key, -1),
    getKeyRightOf: (key: Key) => photos.keyFrom(key, 1),
    getKeyAbove: (key: Key) => inRow(key, -1),
    getKeyBelow: (key: Key) => inRow(key, 1),
    getKeyPageAbove: (key: Key) => inRow(key, -page) ?? first(),
    getKeyPageBelow: (key: Key) => inRow(key, page) ?? last(),
    getFirstKey: first,
    getLastKey: last,
  };
}
