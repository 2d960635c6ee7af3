import type { Photographer } from '@portal/api';
import { ButtonLink, EmptyState, ErrorState, Heading, Skeleton, Spinner, Text } from '@portal/ui';
import { useMemo } from 'react';
import { WorkFacts } from '../portfolio/Facts.tsx';
import { albumsOf, photosOf } from '../portfolio/portfolio.ts';
import type { PhotographerState } from '../portfolio/usePhotographer.ts';
import { t } from '../texts.ts';
import { PhotographerAside } from './PhotographerAside.tsx';
import css from './PhotographerView.module.css';
import { PortfolioWall } from './PortfolioWall.tsx';

interface PhotographerViewProps {
  detail: PhotographerState;
  onOpenPhoto: (number: number) => void;
}

/** A photographer's own page in each of its states. */
export function PhotographerView({ detail, onOpenPhoto }: PhotographerViewProps) {
  if (detail.state === 'loading') return <PageSkeleton />;
  if (detail.state === 'not-found') {
    return (
      <div className={css.message}>
        <EmptyState
          level={1}
          title={t('photographer.notFound')}
          action={<ButtonLink href="/photographers">{t('photographer.toDirectory')}</ButtonLink>}
        >
          {t('photographer.notFoundText')}
        </EmptyState>
      </div>
    );
  }
  if (detail.state === 'failed') {
    return (
      <div className={css.message}>
        <ErrorState level={1} title={t('photographer.failed')} onRetry={detail.retry}>
          {t('photographer.failedText')}
        </ErrorState>
      </div>
    );
  }
  return <Found photographer={detail.photographer} onOpenPhoto={onOpenPhoto} />;
}

function Found({ photographer, onOpenPhoto }: { photographer: Photographer; onOpenPhoto: (number: number) => void }) {
  // Stable while photos are opened and closed: with a new list the wall measures again.
  const photos = useMemo(() => photosOf(albumsOf(photographer, t('photographer.portfolio'))), [photographer]);
  return (
    <div className={css.page}>
      <PhotographerAside photographer={photographer} />
      <div className={css.main}>
        <PortfolioWall photos={photos} onOpen={onOpenPhoto} />
        <Biography photographer={photographer} />
      </div>
    </div>
  );
}

function Biography({ photographer }: { photographer: Photographer }) {
  const { bio, about } = photographer;
  const known = (bio || about || '').trim();
  const paragraphs = (known || t('photographer.noAbout')).split(/\n\s*\n/);
  return (
    <section className={css.about}>
      <Heading level={2} look="title-1">
        {t('photographer.about')}
      </Heading>
      {paragraphs.map((paragraph, index) => (
        <Text key={index} look="reading" tone={known !== '' && index === 0 ? 1 : 2}>
          {paragraph}
        </Text>
      ))}
      <WorkFacts {...photographer} />
    </section>
  );
}

function PageSkeleton() {
  return (
    <div className={css.page}>
      <div className={css.side}>
        <Skeleton width={128} height={128} radius="round" />
        <Skeleton height={40} />
        <Skeleton width="60%" height={20} />
        <Skeleton height={52} radius="ctl" />
      </div>
      <div className={css.tiles}>
        <Spinner label={t('photographer.loading')} />
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
      </div>
    </div>
  );
}
