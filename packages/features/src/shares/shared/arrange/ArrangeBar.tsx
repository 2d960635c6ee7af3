import type { SharedImage } from '@portal/api';
import { Select, ToggleGroup } from '@portal/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import { countFitting, type SharedSort, usefulSorts } from '../filterImages.ts';
import css from '../Shared.module.css';
import { type Arranged, everywhere } from './useArranged.ts';

interface ArrangeBarProps {
  arranged: Arranged;
  images: readonly SharedImage[];
  /** What else can be done with several photos. */
  children: ReactNode;
}

/** Which photos of a share are shown, and in which order. */
export function ArrangeBar({ arranged, images, children }: ArrangeBarProps) {
  const { inFolder, filters, filter, setFilter, folders, folder, setFolder, sort, setSort } = arranged;
  return (
    <>
      {folders.length > 0 && (
        <div className={css.folder}>
          <Select
            label={t('folders.label')}
            options={[{ value: everywhere, label: t('folders.all') }, ...folders.map(({ key, name }) => ({ value: key, label: name }))]}
            value={folder}
            onChange={setFolder}
          />
        </div>
      )}
      {images.length > 1 && (
        <div className={css.actions}>
          {filters.length > 0 && (
            <ToggleGroup
              label={t('filter.label')}
              isLabelHidden
              selectionMode="single"
              isDisallowEmpty
              options={filters.map((one) => ({ value: one, label: t(`filter.${one}`, { count: countFitting(inFolder, one) }) }))}
              value={[filter]}
              onChange={([next]) => next && setFilter(next)}
            />
          )}
          <Select
            look="button"
            icon="sort"
            label={t('sort.label')}
            isLabelHidden
            options={usefulSorts(images).map((one) => ({ value: one, label: t(`sort.${one}`) }))}
            value={sort}
            onChange={(next) => setSort(next as SharedSort)}
          />
          {children}
        </div>
      )}
    </>
  );
}
