import type { Album, Photo } from '@portal/api';
import { Heading, Text } from '@portal/ui';
import { memo, useMemo, useRef } from 'react';
import { offsetsOf, partsOf, photosOf } from '../portfolio/portfolio.ts';
import { useRenderedParts } from '../portfolio/useRenderedParts.ts';
import { t } from '../texts.ts';
import { gridSpans, heightOf, rhythm, sizesOf } from './gridSpans.ts';
import css from './PortfolioWall.module.css';
import { PhotoButton } from '../portfolio/PhotoButton.tsx';

interface WallPartProps {
  photos: readonly Photo[];
  /** How many photos of the wall precede this part. */
  start: number;
  /** How many photos there are in all parts. */
  count: number;
  /** Otherwise only the space of its photos is reserved. */
  isRendered: boolean;
  /** Called with a photo's position, counted from 1. */
  onOpen: (number: number) => void;
}

/** Some photos of the wall, starting where its pattern starts. */
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
              sizes={sizesOf({ columns, rows }, photo)}
              loading={number === 1 ? 'eager' : 'lazy'}
            />
          </li>
        );
      })}
    </ul>
  );
});

interface AlbumWallProps {
  album: Album;
  /** How many photos precede its first one, and how many there are in all albums. */
  offset: number;
  count: number;
  /** Otherwise only the space of its photos is reserved. */
  isNear: boolean;
  isNamed: boolean;
  onOpen: (number: number) => void;
}

/** Photos that the server renders, too: the first screen of any viewport, and most portfolios as a whole. */
const initialCount = 4 * rhythm;

/** An album in a pattern of large and small photos, which starts again with each album. */
function AlbumWall({ album: { name, description, photos }, offset, count, isNear, isNamed, onOpen }: AlbumWallProps) {
  const parts = useMemo(() => partsOf(photos, rhythm, initialCount), [photos]);
  const wall = useRef<HTMLDivElement>(null);
  const isRendered = useRenderedParts(wall, parts);
  return (
    <section>
      {isNamed && (
        <div className={css.head}>
          <Heading level={3} look="title-3">
            {name}
          </Heading>
          <p className={css.caption}>{t('portfolio.photos', { count: photos.length })}</p>
          {description && <p className={css.description}>{description}</p>}
        </div>
      )}
      <div ref={wall} className={css.wall}>
        {parts.map(({ start, photos: some }, place) => (
          <WallPart
            key={start}
            photos={some}
            start={offset + start}
            count={count}
            isRendered={isNear && isRendered(place)}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  );
}

interface PortfolioWallProps {
  albums: readonly Album[];
  /** Called with a photo's position in all albums, counted from 1. */
  onOpen: (number: number) => void;
}

/** Albums that the server renders, too. */
const initialAlbums = 4;

/**
 * All albums, one below the other, with their titles where there are several. Of thousands of photos only those near the viewport are rendered; space
 * is reserved for the rest.
 */
export function PortfolioWall({ albums, onOpen }: PortfolioWallProps) {
  const offsets = useMemo(() => offsetsOf(albums), [albums]);
  const list = useRef<HTMLDivElement>(null);
  const isNear = useRenderedParts(list, albums, initialAlbums);
  const count = photosOf(albums).length;
  return (
    <section>
      <div className={css.head}>
        <Heading level={2} look="title-1">
          {t('photographer.portfolio')}
        </Heading>
        {count > 0 && (
          <p className={css.caption} data-hint>
            {t('portfolio.caption')}
          </p>
        )}
      </div>
      {count === 0 && <Text tone={2}>{t('photographer.noPhotos')}</Text>}
      <div ref={list} className={css.albums}>
        {albums.map((album, place) => (
          <AlbumWall
            key={album.id ?? place}
            album={album}
            offset={offsets[place] ?? 0}
            count={count}
            isNear={isNear(place)}
            isNamed={albums.length > 1}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  );
}
