import type { OrderImage } from '@portal/api';
import { Button, IconButton, Menu } from '@portal/ui';
import { t } from '../../texts.ts';
import { filterMarks, type MarkFilter, markFilters } from './markFilter.ts';

interface MarkFilterMenuProps {
  images: readonly OrderImage[];
  filter: MarkFilter;
  onFilter: (filter: MarkFilter) => void;
  isDisabled: boolean;
  /** An icon alone while all are shown, in a full row of buttons. */
  isBrief: boolean;
}

/** Which photos are shown by their marks, each with how many there are. */
export function MarkFilterMenu({ images, filter, onFilter, isDisabled, isBrief }: MarkFilterMenuProps) {
  return (
    <Menu
      label={t('dashboard.projects.images.marks.filter')}
      trigger={
        isBrief && filter === 'all' ? (
          <IconButton size="sm" icon="filter" label={t('dashboard.projects.images.marks.all')} isDisabled={isDisabled} />
        ) : (
          <Button tone="ghost" size="sm" icon="filter" isDisabled={isDisabled}>
            {t(`dashboard.projects.images.marks.${filter}`)}
          </Button>
        )
      }
      items={markFilters.map((one) => ({
        id: one,
        label: t('dashboard.projects.images.marks.counted', {
          which: t(`dashboard.projects.images.marks.${one}`),
          count: filterMarks(images, one).length,
        }),
        onAction: () => onFilter(one),
      }))}
    />
  );
}
