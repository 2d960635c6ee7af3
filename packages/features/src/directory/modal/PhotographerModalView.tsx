import { errorText, limits, type Photo, type Photographer, type PhotographerCard } from '@portal/api';
import { ButtonLink, EmptyState, ErrorState, Image, ScrollArea, Skeleton, Spinner, Tabs } from '@portal/ui';
import { albumsOf, kindsOf, ofKind, photosOf } from '../portfolio/portfolio.ts';
import type { PhotographerState } from '../portfolio/usePhotographer.ts';
import { t } from '../texts.ts';
import { AboutPart, ContactPart, WhoPart } from './ModalParts.tsx';
import { ModalPortfolio } from './ModalPortfolio.tsx';
import css from './PhotographerModalView.module.css';
import { PhotographerSide } from './PhotographerSide.tsx';
import { imageProps } from '../../common/cards/index.ts';
import { useOverlay } from '../../common/overlays/index.ts';
import { PortfolioHead } from './PortfolioHead.tsx';
import { LazyPhotoViewer } from '../portfolio/LazyPhotoViewer.tsx';

/** The same width as in the portfolio that follows, so that the same file is used. */
const tile = '(width < 600px) 50vw, 240px';

interface ComingPortfolioProps {
  /** What the card in the list has shown already. */
  photos: readonly Photo[];
  isWide: boolean;
}

/** A portfolio that is loading: the photos of the card at once, skeletons for the rest. */
function ComingPortfolio({ photos, isWide }: ComingPortfolioProps) {
  const count = isWide ? limits.portfolioPreview.wide : limits.cardThumbnails;
  return (
    <>
      <PortfolioHead isWide={isWide}>
        <output>{t('photographer.loading')}</output>
      </PortfolioHead>
      <div className={css.shape} aria-hidden="true">
        <Skeleton width="60%" height={40} radius="ctl" />
        <Skeleton width="40%" height={20} />
        <div className={css.tiles}>
          {Array.from({ length: count }, (_, index) => {
            const photo = photos[index];
            if (!photo) return <Skeleton key={index} radius="photo" />;
            return <Image key={index} {...imageProps(photo)} sizes={tile} alt="" loading="eager" />;
          })}
        </div>
      </div>
    </>
  );
}

const tabs = ['about', 'portfolio', 'contacts'] as const;
export type ModalTab = (typeof tabs)[number];

/** The tab that the address names; null where it names none. */
export function isTab(text: string | null): text is ModalTab {
  return tabs.some((tab) => tab === text);
}

interface PhotographerModalViewProps {
  detail: PhotographerState;
  /** What is known already: the whole photographer, or only the card of the list. */
  card: PhotographerCard | null;
  isWide: boolean;
  tab: ModalTab;
  onTabChange: (tab: ModalTab) => void;
  /** The ids in the address: of the specialization that filters the albums, and of the one that filters the viewer. */
  kind: number | null;
  viewedKind: number | null;
  onKindChange: (kind: number | null) => void;
}

/** Two columns on a large screen, three tabs on a small one. */
export function PhotographerModalView({ detail, card, isWide, tab, onTabChange, onKindChange, ...choice }: PhotographerModalViewProps) {
  if (detail.state === 'not-found') {
    return (
      <div className={css.message}>
        <EmptyState
          title={t('photographer.notFound')}
          level={3}
          action={<ButtonLink href="/photographers">{t('photographer.toDirectory')}</ButtonLink>}
        >
          {t('photographer.notFoundText')}
        </EmptyState>
      </div>
    );
  }
  if (card === null) {
    return (
      <div className={css.message}>
        {detail.state === 'failed' ? (
          <Failure error={detail.error} retry={detail.retry} />
        ) : (
          <Spinner size={44} label={t('photographer.loading')} />
        )}
      </div>
    );
  }

  const full = detail.state === 'content' ? detail.photographer : null;
  // An old link may name a specialization without photos: then all are shown.
  const kinds = full ? kindsOf(albumsOf(full, t('photographer.portfolio')), full.specializations) : [];
  const known = (wanted: number | null) => (kinds.some(({ id }) => id === wanted) ? wanted : null);
  const portfolio =
    detail.state === 'failed' ? (
      <Failure error={detail.error} retry={detail.retry} />
    ) : full ? (
      <ModalPortfolio photographer={full} isWide={isWide} kind={known(choice.kind)} onKindChange={onKindChange} />
    ) : (
      <ComingPortfolio photos={card.portfolio} isWide={isWide} />
    );
  const viewer = full && <ModalViewer photographer={full} kind={known(choice.viewedKind)} />;

  if (isWide) {
    return (
      <div className={css.columns}>
        <PhotographerSide card={card} full={full} />
        <ScrollArea className={css.portfolio}>{portfolio}</ScrollArea>
        {viewer}
      </div>
    );
  }
  return (
    <div className={css.stack}>
      <WhoPart card={card} />
      <Tabs
        label={t('photographer.sections')}
        selected={tab}
        onChange={onTabChange}
        items={[
          { id: 'about', label: t('photographer.about'), content: <AboutPart card={card} full={full} /> },
          { id: 'portfolio', label: t('photographer.portfolio'), content: portfolio },
          { id: 'contacts', label: t('photographer.contacts'), content: <ContactPart card={card} full={full} /> },
        ]}
      />
      {viewer}
    </div>
  );
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorState title={t('photographer.failed')} level={3} onRetry={retry}>
      {errorText(error)}
    </ErrorState>
  );
}

interface ModalViewerProps {
  photographer: Photographer;
  /** Id of the chosen specialization; null: all. */
  kind: number | null;
}

/** The photos of the dialog full screen, whichever of its tabs is open. */
function ModalViewer({ photographer, kind }: ModalViewerProps) {
  const photo = useOverlay('photo');
  const albums = albumsOf(photographer, t('photographer.portfolio'));
  return (
    <LazyPhotoViewer
      mode="bounded"
      photographer={photographer}
      photos={photosOf(ofKind(albums, kind))}
      kinds={kindsOf(albums, photographer.specializations)}
      kind={kind}
      // After another choice the first photo is open.
      onKindChange={(next) => photo.replace({ kind: next === null ? '' : String(next), photo: '1' })}
    />
  );
}
