import type { Portfolio } from '@portal/api';
import { Button, EmptyState, Text } from '@portal/ui';
import { startTransition, useState } from 'react';
import { t } from '../texts.ts';
import { PhotoTiles } from './photos/PhotoTiles.tsx';
import { type PhotoFilter, PhotoTools } from './photos/PhotoTools.tsx';
import type { Wish } from './PortfolioDialogs.tsx';
import css from './PortfolioPanel.module.css';
import { SortPhotos } from './sorting/SortPhotos.tsx';

interface PortfolioPanelProps {
  portfolio: Portfolio;
  onWish: (wish: Wish) => void;
}

/** The content of an open portfolio: its words, its photos, and the sort mode. */
export function PortfolioPanel({ portfolio, onWish }: PortfolioPanelProps) {
  const [filter, setFilter] = useState<PhotoFilter>('all');
  const [mode, setMode] = useState<'looking' | 'sorting' | 'back'>('looking');
  const { title, photos } = portfolio;
  // Dozens of tiles with their grips come at once: rendered in chunks, so that the page stays responsive.
  const sort = () => startTransition(() => setMode('sorting'));

  // Another tab may have deleted what was put in order.
  if (mode === 'sorting' && photos.length < 2) setMode('back');
  if (mode === 'sorting') return <SortPhotos portfolio={portfolio} onEnd={() => setMode('back')} />;
  if (photos.length === 0) {
    return (
      <EmptyState
        level={4}
        title={t('portfolios.noPhotos.title')}
        action={
          <Button tone="secondary" icon="upload" onPress={() => onWish({ kind: 'upload', portfolio })}>
            {t('portfolios.noPhotos.action')}
          </Button>
        }
      >
        {t('portfolios.noPhotos.text')}
      </EmptyState>
    );
  }
  const isFeaturedOnly = filter === 'featured';
  return (
    <div className={css.photos}>
      <PhotoTools filter={filter} onFilterChange={setFilter} onSort={photos.length > 1 ? sort : undefined} isBack={mode === 'back'} />
      {isFeaturedOnly && !photos.some((photo) => photo.isFeatured) ? (
        <Text tone={2}>{t('portfolios.filter.none')}</Text>
      ) : (
        <PhotoTiles
          label={t('portfolios.photosOf', { title })}
          photos={photos}
          isFeaturedOnly={isFeaturedOnly}
          onEdit={(photo) => onWish({ kind: 'edit-photo', portfolio, photo })}
          onDelete={(photo) => onWish({ kind: 'delete-photo', portfolio, photo })}
        />
      )}
    </div>
  );
}
