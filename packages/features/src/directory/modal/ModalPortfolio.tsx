import type { Photographer } from '@portal/api';
import { useMemo } from 'react';
import { albumsOf, photosOf } from '../portfolio/portfolio.ts';
import { Portfolio } from '../portfolio/Portfolio.tsx';
import { useOverlay } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { PortfolioHead } from './PortfolioHead.tsx';

interface ModalPortfolioProps {
  photographer: Photographer;
  isWide: boolean;
  kind: number | null;
  onKindChange: (kind: number | null) => void;
}

/** All albums of a photographer. */
export function ModalPortfolio({ photographer, isWide, kind, onKindChange }: ModalPortfolioProps) {
  const photo = useOverlay('photo');
  const albums = useMemo(() => albumsOf(photographer, t('photographer.portfolio')), [photographer]);
  return (
    <>
      {(isWide || albums.length > 0) && (
        <PortfolioHead isWide={isWide}>
          {albums.length > 0 && t('portfolio.count', { albums: albums.length, photos: photosOf(albums).length })}
        </PortfolioHead>
      )}
      <Portfolio
        albums={albums}
        specializations={photographer.specializations}
        kind={kind}
        onKindChange={onKindChange}
        isWide={isWide}
        onOpen={(number) => photo.open(number)}
      />
    </>
  );
}
