import type { Album, Specialization } from '@portal/api';
import { Text } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { t } from '../texts.ts';
import { AlbumGrid } from './AlbumGrid.tsx';
import { KindToggles } from './KindToggles.tsx';
import css from './Portfolio.module.css';
import { kindsOf, offsetsOf, ofKind, photosOf } from './portfolio.ts';
import { useRenderedParts } from './useRenderedParts.ts';

interface PortfolioProps {
  albums: readonly Album[];
  specializations: readonly Specialization[];
  /** Id of the chosen specialization; null: all. */
  kind: number | null;
  onKindChange: (kind: number | null) => void;
  isWide: boolean;
  /** Called with a photo's position among those shown, counted from 1. */
  onOpen: (number: number) => void;
}

/** Albums that are rendered at once: more than a viewport shows. */
const initialCount = 4;

/** Albums with their counts, filtered by specialization. */
export function Portfolio({ albums, specializations, kind, onKindChange, isWide, onOpen }: PortfolioProps) {
  const shown = useMemo(() => ofKind(albums, kind), [albums, kind]);
  const offsets = offsetsOf(shown);
  const count = photosOf(shown).length;
  const kinds = kindsOf(albums, specializations);
  const list = useRef<HTMLDivElement>(null);
  const isNear = useRenderedParts(list, shown, initialCount);
  if (albums.length === 0) return <Text tone={2}>{t('photographer.noPhotos')}</Text>;
  return (
    <div className={css.portfolio}>
      {kinds.length > 1 && (
        <div className={css.kinds}>
          <KindToggles kinds={kinds} kind={kind} onChange={onKindChange} />
        </div>
      )}
      {shown.length === 0 ? (
        <Text tone={2}>{t('portfolio.nothing')}</Text>
      ) : (
        <div ref={list} className={css.albums}>
          {shown.map((album, place) => (
            <AlbumGrid
              key={album.id ?? album.name}
              album={album}
              offset={offsets[place] ?? 0}
              count={count}
              isNear={isNear(place)}
              isWide={isWide}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </div>
  );
}
