import type { Photo } from '@portal/api';
import { Heading, Text } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { partsOf } from '../portfolio/portfolio.ts';
import { useRenderedParts } from '../portfolio/useRenderedParts.ts';
import { t } from '../texts.ts';
import { rhythm } from './gridSpans.ts';
import css from './PortfolioWall.module.css';
import { WallPart } from './WallPart.tsx';

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
