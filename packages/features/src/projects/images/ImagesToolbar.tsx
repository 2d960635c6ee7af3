import type { ProjectImage } from '@portal/api';
import { breakpoints, Button, Menu, Spinner, Text, TextButton, type TileDensity, useMediaQuery } from '@portal/ui';
import type { ReadState } from '../../common/data/index.ts';
import { t as groupTexts } from '../groups/texts.ts';
import { t } from '../texts.ts';
import type { MarksOfClients } from './marks/clientMarks.ts';
import type { MarkFilter } from './marks/markFilter.ts';
import { MarkFilterMenu } from './marks/MarkFilterMenu.tsx';
import { DensityMenu } from './DensityMenu.tsx';
import css from './ImagesToolbar.module.css';
import type { ShownImage } from './shown.ts';
import { type ImageSort, imageSorts } from './sortImages.ts';

interface ImagesToolbarProps {
  result: ReadState<ProjectImage[]>;
  all: readonly ShownImage[];
  /** The photos that match the filter. */
  shown: readonly ShownImage[];
  clientMarks: MarksOfClients;
  marked: MarkFilter;
  onMarked: (marked: MarkFilter) => void;
  sort: ImageSort;
  onSort: (sort: ImageSort) => void;
  density: TileDensity;
  onDensity: (density: TileDensity) => void;
  isDownloading: boolean;
  onUpload: () => void;
  onChooseAll: () => void;
  onDownloadAll: () => void;
  onRetryImages: () => void;
  /** Only where there are no groups yet. */
  onManage?: (() => void) | undefined;
}

/** The number of photos, their order, and the actions on all of them. */
export function ImagesToolbar({
  result,
  all,
  shown,
  clientMarks,
  marked,
  onMarked,
  sort,
  onSort,
  density,
  onDensity,
  isDownloading,
  onUpload,
  ...actions
}: ImagesToolbarProps) {
  // Elsewhere the selection bar above the photos shows it from the start.
  const isPhone = useMediaQuery(`(width < ${breakpoints.sm}rem)`);
  const isReady = result.state === 'ready';
  const broken = shown.filter(({ loadError }) => loadError).length;
  return (
    <div className={css.bar}>
      <div className={css.state}>
        {result.state === 'loading' && <Spinner size={20} label={t('dashboard.projects.images.loading')} />}
        {isReady && (
          <Text tone={2}>
            {shown.length < all.length
              ? t('dashboard.projects.images.marks.some', { shown: shown.length, count: all.length })
              : t('dashboard.projects.images.count', { count: shown.length })}
          </Text>
        )}
        {isReady && result.isRefreshing && <Spinner size={20} label={t('dashboard.projects.images.refreshing')} />}
        {broken > 0 && (
          <span className={css.broken}>
            {t('dashboard.projects.images.broken', { count: broken })}
            <TextButton onPress={actions.onRetryImages}>{t('dashboard.projects.images.retryPictures')}</TextButton>
          </span>
        )}
      </div>
      <div className={css.actions}>
        <Menu
          label={t('dashboard.projects.images.sort.label')}
          trigger={
            <Button tone="ghost" size="sm" icon="sort" isDisabled={!isReady}>
              {t(`dashboard.projects.images.sort.${sort}`)}
            </Button>
          }
          items={imageSorts.map((one) => ({ id: one, label: t(`dashboard.projects.images.sort.${one}`), onAction: () => onSort(one) }))}
        />
        <MarkFilterMenu
          images={all}
          clientMarks={clientMarks}
          filter={marked}
          onFilter={onMarked}
          isDisabled={!isReady}
          isBrief={!isPhone}
        />
        <DensityMenu density={density} onDensity={onDensity} isBrief={!isPhone} />
        {isPhone && (
          <Button tone="ghost" size="sm" icon="check" isDisabled={!isReady} onPress={actions.onChooseAll}>
            {t('dashboard.projects.images.chooseAll')}
          </Button>
        )}
        {isPhone && actions.onManage && (
          <Button tone="ghost" size="sm" icon="folder" isDisabled={!isReady} onPress={actions.onManage}>
            {groupTexts('manage')}
          </Button>
        )}
        <Button tone="ghost" size="sm" icon="download" isDisabled={!isReady} isPending={isDownloading} onPress={actions.onDownloadAll}>
          {t('dashboard.projects.images.downloadAll')}
        </Button>
        <Button size="sm" icon="upload" isDisabled={!isReady} onPress={onUpload}>
          {t('dashboard.projects.images.upload')}
        </Button>
      </div>
    </div>
  );
}
