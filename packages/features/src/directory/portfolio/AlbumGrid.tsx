import { type Album, limits, type Photo } from '@portal/api';
import { Button, Heading, Text, useMoveFocus } from '@portal/ui';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../texts.ts';
import css from './AlbumGrid.module.css';
import { partsOf } from './portfolio.ts';
import { useRenderedParts } from './useRenderedParts.ts';
import { PhotoButton } from './PhotoButton.tsx';

/** Photos that are rendered together: whole rows, of two or three each. */
const partSize = 12;

const tile = '(width < 600px) 50vw, 240px';

interface AlbumPartProps {
  photos: readonly Photo[];
  /** How many photos of the album precede this part, and how many there are in it. */
  start: number;
  size: number;
  /** How many photos precede the album, and how many there are in all albums. */
  offset: number;
  count: number;
  /** Otherwise only the space of its photos is reserved. */
  isRendered: boolean;
  onOpen: (number: number) => void;
  /** A last cell that is no photo. */
  children?: ReactNode;
}

/** Some rows of an album. */
const AlbumPart = memo(function AlbumPart({ photos, start, size, offset, count, isRendered, onOpen, children }: AlbumPartProps) {
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

interface AlbumGridProps {
  album: Album;
  /** How many photos precede this album. */
  offset: number;
  /** How many photos there are in all albums. */
  count: number;
  /** Otherwise only the space of its photos is reserved. */
  isNear: boolean;
  isWide: boolean;
  onOpen: (number: number) => void;
}

/** An album's first photos; a button shows the rest. */
export function AlbumGrid({ album: { name, description, photos }, offset, count, isNear, isWide, onOpen }: AlbumGridProps) {
  const [isWhole, setWhole] = useState(false);
  const preview = isWide ? limits.portfolioPreview.wide : limits.portfolioPreview.compact;
  // A tile that stands for one more photo would take the place of that photo.
  const shown = isWhole || photos.length <= limits.modalPageSize ? photos.length : preview;
  const rest = photos.length - shown;
  const parts = useMemo(() => partsOf(photos.slice(0, shown), partSize), [photos, shown]);
  const grid = useRef<HTMLDivElement>(null);
  const isRendered = useRenderedParts(grid, parts);
  const focus = useMoveFocus();
  const showRest = () => {
    flushSync(() => setWhole(true));
    // The clicked button is removed: focus moves to the first of the new photos.
    focus(grid.current?.querySelectorAll('a')[shown]);
  };
  return (
    <section className={css.album}>
      <div className={css.head}>
        {/* In the tabs there is no heading between the dialog's title and the albums. */}
        <Heading level={isWide ? 4 : 3} look="title-3">
          {name}
        </Heading>
        <span className={css.count}>
          <Text as="span" look="caption" tone={2}>
            {t('portfolio.photos', { count: photos.length })}
          </Text>
        </span>
      </div>
      {description && <p className={css.description}>{description}</p>}
      <div ref={grid} className={css.grid}>
        {parts.map(({ start, photos: some }, place) => (
          <AlbumPart
            key={start}
            photos={some}
            start={start}
            size={photos.length}
            offset={offset}
            count={count}
            isRendered={isNear && isRendered(place)}
            onOpen={onOpen}
          >
            {rest > 0 && !isWide && (
              <li className={css.cell}>
                <button type="button" className={css.rest} aria-label={t('portfolio.more', { count: rest })} onClick={showRest}>
                  +{rest}
                </button>
              </li>
            )}
          </AlbumPart>
        ))}
      </div>
      {rest > 0 && isWide && (
        <div className={css.more}>
          <Button tone="secondary" size="sm" onPress={showRest}>
            {t('portfolio.more', { count: rest })}
          </Button>
        </div>
      )}
    </section>
  );
}
