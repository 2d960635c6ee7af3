import { errorText, type ImageMarkChange } from '@portal/api';
import { Button, EmptyState, ErrorState, ImageGrid, TextButton, type TileDensity, useMoveFocus, useFocusFallback } from '@portal/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { t as groupTexts } from '../groups/texts.ts';
import { t as shareTexts } from '../shares/texts.ts';
import { t } from '../texts.ts';
import type { DownloadProgress } from './downloads/useDownloadRun.ts';
import type { MarksOfClients } from './marks/clientMarks.ts';
import type { MarkFilter } from './marks/markFilter.ts';
import { ImagesToolbar } from './ImagesToolbar.tsx';
import css from './OriginalsView.module.css';
import { SelectionBar } from './SelectionBar.tsx';
import { placeIn } from './viewer/placeIn.ts';
import { type ShownImage, tilesOf } from './shown.ts';
import type { ImageSort } from './sortImages.ts';
import type { ProjectImages } from './useProjectImages.ts';
import type { ImageSelection } from './useSelection.ts';

interface OriginalsViewProps {
  images: ProjectImages;
  /** In the chosen order. */
  shown: readonly ShownImage[];
  sort: ImageSort;
  onSort: (sort: ImageSort) => void;
  clientMarks: MarksOfClients;
  marked: MarkFilter;
  onMarked: (marked: MarkFilter) => void;
  onMark: (ids: readonly string[], change: ImageMarkChange) => void;
  density: TileDensity;
  onDensity: (density: TileDensity) => void;
  selection: ImageSelection;
  isDownloading: boolean;
  /** The progress of an archive that is being downloaded. */
  download: DownloadProgress | null;
  onCancelDownload: () => void;
  /** The group that is shown. */
  groupBar: ReactNode;
  /** The group's photos, whatever their marks. */
  inGroup: readonly ShownImage[];
  /** Opens the dialog of the groups; once there are photos and groups, their bar does. */
  onManage: () => void;
  hasGroups: boolean;
  /** Opens the dialog that puts the chosen photos into a group. */
  onPut: () => void;
  /** Opens the dialog that renames the chosen photos. */
  onRename: () => void;
  /** Opens the dialog that says whose card the chosen photo shows; absent where none can. */
  onCard: (() => void) | undefined;
  /** Takes the chosen photos out of all shares, or puts them back. */
  onHideChosen: (isHidden: boolean) => void;
  onUpload: () => void;
  onDownloadAll: () => void;
  onDownloadChosen: () => void;
  onDeleteChosen: () => void;
  onOpen: (id: string) => void;
}

/** The number of skeletons while photos are loading. */
const placeholders = 6;

/** The photos with their actions; or the empty, loading or failed state. */
export function OriginalsView({ root, ...props }: OriginalsViewProps & { root: RefObject<HTMLDivElement | null> }) {
  // The clicked element may be removed with the last choice, or with the state that it changes.
  const focus = useMoveFocus();
  const focusFallback = useFocusFallback(() => focus(placeIn(root.current)));
  return (
    <div ref={root} className={css.view} {...focusFallback}>
      <Shown {...props} />
    </div>
  );
}

function Shown({ images, shown, selection, onUpload, onOpen, onMark, groupBar, inGroup, ...rest }: OriginalsViewProps) {
  const {
    onDownloadChosen,
    onDeleteChosen,
    onPut,
    onRename,
    onCard,
    onHideChosen,
    onManage,
    hasGroups,
    download,
    onCancelDownload,
    ...tools
  } = rest;
  const { result, attempt, onBroken } = images;
  const { clientMarks } = tools;
  const tiles = useMemo(() => tilesOf(shown, clientMarks), [shown, clientMarks]);
  const isHidden = selection.chosen.length > 0 && selection.chosen.every(({ id }) => clientMarks.hidden.has(id));
  if (result.state === 'failed') {
    return (
      <ErrorState title={t('dashboard.projects.images.failed')} onRetry={result.retry} level={3}>
        {errorText(result.error)}
      </ErrorState>
    );
  }
  if (result.state === 'ready' && images.images.length === 0) return <NoImages onUpload={onUpload} onManage={onManage} />;
  return (
    <>
      <ImagesToolbar
        {...tools}
        result={result}
        all={inGroup}
        shown={shown}
        onUpload={onUpload}
        onChooseAll={selection.chooseAll}
        onManage={hasGroups ? undefined : onManage}
        onRetryImages={images.retryImages}
      />
      {groupBar}
      <SelectionBar
        selection={selection}
        count={shown.length}
        isDownloading={tools.isDownloading}
        download={download}
        onCancelDownload={onCancelDownload}
        onDownload={onDownloadChosen}
        onDelete={onDeleteChosen}
        onMark={(change) => onMark(selection.ids, change)}
        more={[{ label: groupTexts('put.action'), short: groupTexts('put.short'), icon: 'folder', onPress: onPut }]}
        quiet={
          <>
            <TextButton onPress={() => onHideChosen(!isHidden)}>{shareTexts(isHidden ? 'marks.show' : 'marks.hide')}</TextButton>
            <TextButton onPress={onRename}>{t('dashboard.projects.images.renaming.action')}</TextButton>
            {onCard && <TextButton onPress={onCard}>{groupTexts('cards.thisIs')}</TextButton>}
          </>
        }
        aside={!hasGroups && <TextButton onPress={onManage}>{groupTexts('manage')}</TextButton>}
      />
      <ImageGrid
        key={attempt}
        label={t('dashboard.projects.images.label')}
        photos={tiles}
        density={tools.density}
        placeholders={result.state === 'loading' ? placeholders : 0}
        selectedIds={selection.ids}
        onSelectionChange={selection.choose}
        onOpen={onOpen}
        onMark={onMark}
        empty={inGroup.length === 0 ? <EmptyGroup /> : <NoneMarked onShowAll={() => tools.onMarked('all')} />}
        onBroken={onBroken}
      />
    </>
  );
}

function EmptyGroup() {
  return (
    <EmptyState title={groupTexts('filter.empty')} level={3}>
      {groupTexts('filter.emptyText')}
    </EmptyState>
  );
}

function NoneMarked({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={t('dashboard.projects.images.marks.nothing')}
      level={3}
      action={
        <Button tone="secondary" onPress={onShowAll}>
          {t('dashboard.projects.images.marks.showAll')}
        </Button>
      }
    >
      {t('dashboard.projects.images.marks.nothingText')}
    </EmptyState>
  );
}

/** Pupils are listed, and their cards printed, before the first photo is taken. */
function NoImages({ onUpload, onManage }: Pick<OriginalsViewProps, 'onUpload' | 'onManage'>) {
  return (
    <EmptyState
      title={t('dashboard.projects.images.empty')}
      level={3}
      action={
        <>
          <Button icon="upload" onPress={onUpload}>
            {t('dashboard.projects.images.upload')}
          </Button>
          <TextButton onPress={onManage}>{groupTexts('manage')}</TextButton>
        </>
      }
    >
      {t('dashboard.projects.images.emptyText')}
    </EmptyState>
  );
}
