import { type Album, limits } from '@portal/api';
import { Button, Heading, Text, useFocusPlace } from '@portal/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../texts.ts';
import css from './AlbumGrid.module.css';
import { PhotoButton } from './PhotoButton.tsx';

const tile = '(width < 600px) 50vw, 240px';

interface AlbumGridProps {
  album: Album;
  /** How many photographs stand before this album's first one. */
  offset: number;
  /** How many photographs there are in all albums. */
  count: number;
  isWide: boolean;
  onOpen: (number: number) => void;
}

/** An album's first photographs; a press shows the rest. */
export function AlbumGrid({ album: { name, description, photos }, offset, count, isWide, onOpen }: AlbumGridProps) {
  const [isWhole, setWhole] = useState(false);
  const preview = isWide ? limits.portfolioPreview.wide : limits.portfolioPreview.compact;
  // A tile for one more photograph would take that photograph's own place.
  const shown = isWhole || photos.length <= limits.modalPageSize ? photos : photos.slice(0, preview);
  const rest = photos.length - shown.length;
  const grid = useRef<HTMLUListElement>(null);
  const focus = useFocusPlace();
  const showRest = () => {
    flushSync(() => setWhole(true));
    // The pressed button is gone: the keyboard goes on with the first of those that have come.
    focus(grid.current?.children[shown.length]?.querySelector('button'));
  };
  return (
    <section className={css.album}>
      <div className={css.head}>
        {/* In the tabs no heading stands between the window's title and the albums. */}
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
      <ul ref={grid} className={css.grid}>
        {shown.map((photo, index) => (
          <li key={photo.id ?? photo.url} className={css.cell}>
            <PhotoButton photo={photo} number={offset + index + 1} count={count} onPress={() => onOpen(offset + index + 1)} sizes={tile} />
          </li>
        ))}
        {rest > 0 && !isWide && (
          <li className={css.cell}>
            <button type="button" className={css.rest} aria-label={t('portfolio.more', { count: rest })} onClick={showRest}>
              +{rest}
            </button>
          </li>
        )}
      </ul>
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
