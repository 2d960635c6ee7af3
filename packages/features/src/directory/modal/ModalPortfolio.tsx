import type { Photographer } from '@portal/api';
import { Heading, Skeleton, Spinner, Text } from '@portal/ui';
import { LazyPhotoViewer } from '../portfolio/LazyPhotoViewer.tsx';
import { albumsOf, kindsOf, ofKind, photosOf } from '../portfolio/portfolio.ts';
import { Portfolio } from '../portfolio/Portfolio.tsx';
import { useOverlay } from '../overlay/useOverlay.ts';
import { t } from '../texts.ts';
import css from './ModalPortfolio.module.css';

interface ModalPortfolioProps {
  /** Null while it is on its way. */
  photographer: Photographer | null;
  isWide: boolean;
  kind: number | null;
  onKindChange: (kind: number | null) => void;
}

/** All albums of a photographer, or their shape while they load. */
export function ModalPortfolio({ photographer, isWide, kind, onKindChange }: ModalPortfolioProps) {
  const photo = useOverlay('photo');
  if (!photographer) return <PortfolioSkeleton isWide={isWide} />;
  const albums = albumsOf(photographer, t('photographer.portfolio'));
  const count = albums.length > 0 && t('portfolio.count', { albums: albums.length, photos: photosOf(albums).length });
  return (
    <>
      <div className={css.head}>
        {isWide && (
          <Heading level={3} look="title-2">
            {t('photographer.portfolio')}
          </Heading>
        )}
        {count && (
          <Text as="span" look={isWide ? 'body-s' : 'caption'} tone={2}>
            {count}
          </Text>
        )}
      </div>
      <Portfolio
        albums={albums}
        specializations={photographer.specializations}
        kind={kind}
        onKindChange={onKindChange}
        isWide={isWide}
        onOpen={(number) => photo.open(number)}
      />
      <LazyPhotoViewer
        mode="bounded"
        photographer={photographer}
        photos={photosOf(ofKind(albums, kind))}
        kinds={kindsOf(albums, photographer.specializations)}
        kind={kind}
        // Another choice begins with its first photograph.
        onKindChange={(next) => photo.replace({ kind: next === null ? '' : String(next), photo: '1' })}
      />
    </>
  );
}

function PortfolioSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div className={css.skeleton}>
      <Spinner label={t('photographer.loading')} />
      <div className={css.tiles}>
        {Array.from({ length: isWide ? 6 : 4 }, (_, index) => (
          <Skeleton key={index} radius="photo" />
        ))}
      </div>
    </div>
  );
}
