import type { Key } from 'react-aria-components/GridList';
import type { PhotoCollection } from './PhotoCollection.ts';

export interface GridShape {
  columns: number;
  /** Whole visible rows: what Page Up and Page Down skip. */
  visibleRows: number;
}

/**
 * Which tile a key leads to, by arithmetic. React Aria's own delegate measures every tile, and takes a grid that is not a scroll container for one
 * page: Page Down would go to the very end.
 */
export function gridKeys(photos: PhotoCollection, { columns, visibleRows }: GridShape) {
  const page = Math.max(1, visibleRows) * columns;
  const first = () => photos.getFirstKey();
  const last = () => photos.getLastKey();
  return {
    getKeyLeftOf: (key: Key) => photos.keyFrom(key, -1),
    getKeyRightOf: (key: Key) => photos.keyFrom(key, 1),
    getKeyAbove: (key: Key) => photos.keyFrom(key, -columns),
    getKeyBelow: (key: Key) => photos.keyFrom(key, columns),
    getKeyPageAbove: (key: Key) => photos.keyFrom(key, -page) ?? first(),
    getKeyPageBelow: (key: Key) => photos.keyFrom(key, page) ?? last(),
    getFirstKey: first,
    getLastKey: last,
  };
}
