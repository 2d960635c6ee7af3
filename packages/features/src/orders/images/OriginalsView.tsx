import { errorText } from '@portal/api';
import { Button, EmptyState, ErrorState, ImageGrid, useKeptFocus } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { t } from '../texts.ts';
import { ImagesToolbar } from './ImagesToolbar.tsx';
import css from './OriginalsView.module.css';
import { SelectionBar } from './SelectionBar.tsx';
import { type ShownImage, tilesOf } from './shown.ts';
import type { ImageSort } from './sortImages.ts';
import type { OrderImages } from './useOrderImages.ts';
import type { ImageSelection } from './useSelection.ts';

interface OriginalsViewProps {
  images: OrderImages;
  /** In the order that is asked for. */
  shown: readonly ShownImage[];
  sort: ImageSort;
  onSort: (sort: ImageSort) => void;
  selection: ImageSelection;
  isDownloading: boolean;
  onUpload: () => void;
  onDownloadAll: () => void;
  onDownloadChosen: () => void;
  onDeleteChosen: () => void;
  onOpen: (id: string) => void;
}

/** So many shapes stand where photographs are on their way. */
const placeholders = 6;

/** The photographs with what can be done to them; or that there are none, or why they are not here. */
export function OriginalsView({
  images,
  shown,
  selection,
  onUpload,
  onOpen,
  onDownloadChosen,
  onDeleteChosen,
  ...tools
}: OriginalsViewProps) {
  const { reading, attempt, onBroken } = images;
  const root = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(() => root.current?.querySelector<HTMLElement>('[role=row]')?.focus());
  const tiles = useMemo(() => tilesOf(shown), [shown]);
  if (reading.state === 'failed') {
    return (
      <ErrorState title={t('dashboard.projects.images.failed')} onRetry={reading.retry} level={3}>
        {errorText(reading.error)}
      </ErrorState>
    );
  }
  if (reading.state === 'ready' && shown.length === 0) {
    return (
      <EmptyState
        title={t('dashboard.projects.images.empty')}
        level={3}
        action={
          <Button icon="upload" onPress={onUpload}>
            {t('dashboard.projects.images.upload')}
          </Button>
        }
      >
        {t('dashboard.projects.images.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div ref={root} className={css.view}>
      <ImagesToolbar
        {...tools}
        reading={reading}
        shown={shown}
        onUpload={onUpload}
        onChooseAll={selection.chooseAll}
        onRetryPictures={images.retryPictures}
      />
      {selection.chosen.length > 0 && (
        <div className={css.selection} {...kept}>
          <SelectionBar
            selection={selection}
            isAll={selection.chosen.length === shown.length}
            isDownloading={tools.isDownloading}
            onDownload={onDownloadChosen}
            onDelete={onDeleteChosen}
          />
        </div>
      )}
      <ImageGrid
        key={attempt}
        label={t('dashboard.projects.images.label')}
        photos={tiles}
        placeholders={reading.state === 'loading' ? placeholders : 0}
        selectedIds={selection.ids}
        onSelectionChange={selection.choose}
        onOpen={onOpen}
        onBroken={onBroken}
      />
    </div>
  );
}
