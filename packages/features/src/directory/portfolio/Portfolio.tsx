import type { Album, Specialization } from '@portal/api';
import { Text } from '@portal/ui';
import { t } from '../texts.ts';
import { AlbumGrid } from './AlbumGrid.tsx';
import { KindToggles } from './KindToggles.tsx';
import css from './Portfolio.module.css';
import { kindsOf, ofKind, photosOf } from './portfolio.ts';

interface PortfolioProps {
  albums: readonly Album[];
  specializations: readonly Specialization[];
  /** Id of the specialization that is looked at; null: all. */
  kind: number | null;
  onKindChange: (kind: number | null) => void;
  isWide: boolean;
  /** A photograph's place among those shown, counted from 1. */
  onOpen: (number: number) => void;
}

/** Albums with their counts, filtered by specialization. */
export function Portfolio({ albums, specializations, kind, onKindChange, isWide, onOpen }: PortfolioProps) {
  const shown = ofKind(albums, kind);
  const count = photosOf(shown).length;
  const kinds = kindsOf(albums, specializations);
  if (albums.length === 0) return <Text tone={2}>{t('photographer.noPhotos')}</Text>;
  return (
    <div className={css.portfolio}>
      {kinds.length > 1 && (
        <div className={css.kinds}>
          <KindToggles kinds={kinds} kind={kind} onChange={onKindChange} />
        </div>
      )}
      {shown.length === 0 && <Text tone={2}>{t('portfolio.nothing')}</Text>}
      {shown.map((album, index) => (
        <AlbumGrid
          key={album.id ?? album.name}
          album={album}
          offset={photosOf(shown.slice(0, index)).length}
          count={count}
          isWide={isWide}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}
