import type { Photo } from '@portal/api';
import { memo, type ReactNode } from 'react';
import css from './AlbumGrid.module.css';
import { PhotoButton } from './PhotoButton.tsx';

/** Photos that are rendered together: whole rows, of two or three each. */
export const partSize = 12;

const tile = '(width < 600px) 50vw, 240px';

interface AlbumPartProps {
  photos: readonly Photo[];
  /** How many photos of the album stand before its first one, and how many there are in it. */
  start: number;
  size: number;
  /** How many photos stand before the album's first one, and how many there are in all albums. */
  offset: number;
  count: number;
  /** Otherwise only the space of its photos is reserved. */
  isRendered: boolean;
  onOpen: (number: number) => void;
  /** A last cell that is no photo. */
  children?: ReactNode;
}

/** Some rows of an album. */
export const AlbumPart = memo(function AlbumPart({ photos, start, size, offset, count, isRendered, onOpen, children }: AlbumPartProps) {
  if (!isRendered) {
    const rows = { '--album-pairs': Math.ceil(photos.length / 2), '--album-triples': Math.ceil(photos.length / 3) };
    return <ul className={css.far} style={rows} />;
  }
  return (
    <ul className={css.part}>
      {photos.map((photo, index) => {
        const number = offset + start + index + 1;
        return (
          <li key={photo.id ?? photo.url} aria-posinset={start + index + 1} aria-setsize={size} className={css.cell}>
            <PhotoButton photo={photo} number={number} count={count} onPress={() => onOpen(number)} sizes={tile} />
          </li>
        );
      })}
      {children}
    </ul>
  );
});
