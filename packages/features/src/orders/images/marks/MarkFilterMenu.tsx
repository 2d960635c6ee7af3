import type { OrderImage } from '@portal/api';
import { Button, IconButton, Menu } from '@portal/ui';
import { t } from '../../texts.ts';
import { filterMarks, type MarkFilter, markFilters } from './markFilter.ts';

interface MarkFilterMenuProps {
  images: readonly OrderImage[];
  filter: MarkFilter;
  onFilter: (filter: MarkFilter) => void;
  isDisabled: boolean;
  /** An icon without text while all are shown, for a full row of buttons. */
  isBrief: boolean;
}

const nameOf = (filter: MarkFilter): string =>
  typeof filter === 'number'
    ? t('dashboard.projects.images.marks.atLeast', { count: filter })
    : t(`dashboard.projects.images.marks.${filter}`);

/** Filters the photos by their marks, each with the number of photos. */
export function MarkFilterMenu({ images, filter, onFilter, isDisabled, isBrief }: MarkFilterMenuProps) {
  return (
    <Menu
      label={t('dashboard.projects.images.marks.filter')}
      trigger={
        isBrief && filter === 'all' ? (
          <IconButton size="sm" icon="filter" label={t('dashboard.projects.images.marks.all')} isDisabled={isDisabled} />
        ) : (
          <Button tone="ghost" size="sm" icon="filter" isDisabled={isDisabled}>
            {nameOf(filter)}
          </Button>
        )
      }
      items={markFilters.map((one) => ({
        id: String(one),
        label: t('dashboard.projects.images.marks.counted', {
          which: nameOf(one),
          count: filterMarks(images, one).length,
        }),
        onAction: () => onFilter(one),
      }))}
    />
  );
}
