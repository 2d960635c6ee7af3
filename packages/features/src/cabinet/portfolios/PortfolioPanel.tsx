import type { Portfolio } from '@portal/api';
import { Button, EmptyState, Text } from '@portal/ui';
import { type KeyboardEvent, startTransition, useRef, useState } from 'react';
import { isUploading } from '../../common/uploads/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { useBatches } from '../uploads/BackgroundUploads.tsx';
import { nextFocus } from './nextFocus.ts';
import { t } from './texts.ts';
import { PhotoSelectionBar } from './photos/PhotoSelectionBar.tsx';
import { PhotoTiles } from './photos/PhotoTiles.tsx';
import { type PhotoFilter, PhotoTools } from './photos/PhotoTools.tsx';
import { keyOf } from './photos/shown.ts';
import { usePhotoChanges } from './photos/usePhotoChanges.ts';
import type { Wish } from './PortfolioDialogs.tsx';
import css from './PortfolioPanel.module.css';
import { SortPhotos } from './sorting/SortPhotos.tsx';

interface PortfolioPanelProps {
  portfolio: Portfolio;
  /** Photos are shown whole instead of filling their tiles. */
  isWhole: boolean;
  onWholeChange: (isWhole: boolean) => void;
  onWish: (wish: Wish) => void;
}

/** The content of an open portfolio: its texts, its photos, and the sort mode. */
export function PortfolioPanel({ portfolio, isWhole, onWholeChange, onWish }: PortfolioPanelProps) {
  const [filter, setFilter] = useState<PhotoFilter>('all');
  const [mode, setMode] = useState<'looking' | 'sorting' | 'choosing'>('looking');
  const [ended, setEnded] = useState<'sorting' | 'choosing' | null>(null);
  const [ids, setIds] = useState<string[]>([]);
  const changes = usePhotoChanges(portfolio);
  const wasUploadFocused = useRef(false);
  const { id, title, photos } = portfolio;
  const isFilling = useBatches().some(({ portfolioId, uploads }) => portfolioId === id && uploads.some(isUploading));
  // Dozens of tiles with drag handles are rendered at once: as a transition, so that the page stays responsive.
  const begin = (next: 'sorting' | 'choosing') => startTransition(() => setMode(next));
  const end = () => {
    if (mode !== 'looking') setEnded(mode);
    setMode('looking');
    setIds([]);
  };

  /** Escape first clears the selection, then leaves the mode: not that of a menu or a question over it, which are elsewhere in the page. */
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || mode !== 'choosing' || !event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    if (ids.length > 0) setIds([]);
    else end();
  };

  // Another tab may have deleted what was being sorted, or the last chosen photo.
  if ((mode === 'sorting' && photos.length < 2) || (mode === 'choosing' && photos.length === 0)) end();
  if (mode === 'sorting') return <SortPhotos portfolio={portfolio} onEnd={end} />;
  if (photos.length === 0) {
    return (
      <>
        <EmptyState
          level={4}
          title={t(isFilling ? 'noPhotos.filling' : 'noPhotos.title')}
          action={
            <Button
              tone="secondary"
              icon="upload"
              onPress={() => onWish({ kind: 'upload', portfolio })}
              onFocus={() => (wasUploadFocused.current = true)}
            >
              {t('noPhotos.action')}
            </Button>
          }
        >
          {t(isFilling ? 'noPhotos.fillingText' : 'noPhotos.text')}
        </EmptyState>
        {/*
         * The first photos take the place of its button, which has the focus since the dialog was closed. Those of a new portfolio may come while the
         * dialog that made it is closing, and then leave the focus to that.
         */}
        <ReturnFocus to={() => (wasUploadFocused.current ? nextFocus(portfolio) : null)} />
      </>
    );
  }
  const isFeaturedOnly = filter === 'featured';
  const shown = photos.filter((photo) => !isFeaturedOnly || photo.isFeatured);
  const chosen = ids.flatMap((id) => shown.find((photo) => keyOf(photo) === id) ?? []);
  return (
    <div className={css.photos} onKeyDownCapture={leave}>
      {mode === 'choosing' ? (
        <PhotoSelectionBar
          portfolio={portfolio}
          chosen={chosen}
          onChoose={setIds}
          shownIds={shown.map(keyOf)}
          changes={changes}
          onEnd={end}
        />
      ) : (
        <PhotoTools
          filter={filter}
          onFilterChange={setFilter}
          isWhole={isWhole}
          onWholeChange={onWholeChange}
          onChoose={() => begin('choosing')}
          onSort={photos.length > 1 ? () => begin('sorting') : undefined}
          ended={ended}
        />
      )}
      {shown.length === 0 ? (
        <Text tone={2}>{t('filter.none')}</Text>
      ) : (
        <PhotoTiles
          label={t('photosOf', { title })}
          photos={photos}
          isFeaturedOnly={isFeaturedOnly}
          isWhole={isWhole}
          selection={mode === 'choosing' ? { ids: chosen.map(keyOf), onChange: setIds } : undefined}
          onChoose={(first) => {
            setIds(first);
            begin('choosing');
          }}
          onStar={(photo) => void changes.star(photo)}
          onEdit={(photo) => onWish({ kind: 'edit-photo', portfolio, photo })}
          onDelete={(photo) => onWish({ kind: 'delete-photo', portfolio, photo })}
        />
      )}
    </div>
  );
}
