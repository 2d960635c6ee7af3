import { errorText } from '@portal/api';
import { Button, EmptyState, ErrorState, ImageGrid, useFocusPlace, useFocusFallback } from '@portal/ui';
import { type RefObject, useMemo } from 'react';
import { t } from '../texts.ts';
import type { DownloadProgress } from './downloads/useDownloadRun.ts';
import { ImagesToolbar } from './ImagesToolbar.tsx';
import css from './OriginalsView.module.css';
import { SelectionBar } from './SelectionBar.tsx';
import { placeIn } from './viewer/placeIn.ts';
import { type ShownImage, tilesOf } from './shown.ts';
import type { ImageSort } from './sortImages.ts';
import type { OrderImages } from './useOrderImages.ts';
import type { ImageSelection } from './useSelection.ts';

interface OriginalsViewProps {
  images: OrderImages;
  /** In the order that is requested. */
  shown: readonly ShownImage[];
  sort: ImageSort;
  onSort: (sort: ImageSort) => void;
  selection: ImageSelection;
  isDownloading: boolean;
  /** Of an archive that is being fetched. */
  download: DownloadProgress | null;
  onCancelDownload: () => void;
  onUpload: () => void;
  onDownloadAll: () => void;
  onDownloadChosen: () => void;
  onDeleteChosen: () => void;
  onOpen: (id: string) => void;
}

/** So many shapes stand where photos are on their way. */
const placeholders = 6;

/** The photos with what can be done to them; or that there are none, or why they are not here. */
export function OriginalsView({ root, ...props }: OriginalsViewProps & { root: RefObject<HTMLDivElement | null> }) {
  // The clicked element may go with the last choice, or with the state that it changes.
  const focus = useFocusPlace();
  const focusFallback = useFocusFallback(() => focus(placeIn(root.current)));
  return (
    <div ref={root} className={css.view} {...focusFallback}>
      <Shown {...props} />
    </div>
  );
}

function Shown({
  images,
  shown,
  selection,
  onUpload,
  onOpen,
  onDownloadChosen,
  onDeleteChosen,
  download,
  onCancelDownload,
  ...tools
}: OriginalsViewProps) {
  const { result, attempt, onBroken } = images;
  const tiles = useMemo(() => tilesOf(shown), [shown]);
  if (result.state === 'failed') {
    return (
      <ErrorState title={t('dashboard.projects.images.failed')} onRetry={result.retry} level={3}>
        {errorText(result.error)}
      </ErrorState>
    );
  }
  if (result.state === 'ready' && shown.length === 0) return <NoImages onUpload={onUpload} />;
  return (
    <>
      <ImagesToolbar
        {...tools}
        result={result}
        shown={shown}
        onUpload={onUpload}
        onChooseAll={selection.chooseAll}
        onRetryImages={images.retryImages}
      />
      <SelectionBar
        selection={selection}
        count={shown.length}
        isDownloading={tools.isDownloading}
        download={download}
        onCancelDownload={onCancelDownload}
        onDownload={onDownloadChosen}
        onDelete={onDeleteChosen}
      />
      <ImageGrid
        key={attempt}
        label={t('dashboard.projects.images.label')}
        photos={tiles}
        placeholders={result.state === 'loading' ? placeholders : 0}
        selectedIds={selection.ids}
        onSelectionChange={selection.choose}
        onOpen={onOpen}
        onBroken={onBroken}
      />
    </>
  );
}

function NoImages({ onUpload }: { onUpload: () => void }) {
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
