import type { ProjectImage } from '@portal/api';
import { Button, IconButton, Menu } from '@portal/ui';
import { t } from '../../texts.ts';
import { t as shareTexts } from '../../shares/texts.ts';
import type { MarksOfClients } from './clientMarks.ts';
import { clientFilters, filterMarks, isClientFilter, type MarkFilter, markFilters } from './markFilter.ts';

interface MarkFilterMenuProps {
  images: readonly ProjectImage[];
  clientMarks: MarksOfClients;
  filter: MarkFilter;
  onFilter: (filter: MarkFilter) => void;
  isDisabled: boolean;
  /** An icon without text while all are shown, for a full row of buttons. */
  isBrief: boolean;
}

const nameOf = (filter: MarkFilter): string =>
  typeof filter === 'number'
    ? t('dashboard.projects.images.marks.atLeast', { count: filter })
    : isClientFilter(filter)
      ? shareTexts(`marks.filters.${filter}`)
      : t(`dashboard.projects.images.marks.${filter}`);

/** Filters the photos by their marks, each with the number of photos; by the marks of clients only where there are some. */
export function MarkFilterMenu({ images, clientMarks, filter, onFilter, isDisabled, isBrief }: MarkFilterMenuProps) {
  const countOf = (one: MarkFilter) => filterMarks(images, one, clientMarks).length;
  const ofClients = clientFilters.filter((one) => one === filter || countOf(one) > 0);
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
      items={[...markFilters, ...ofClients].map((one) => ({
        id: String(one),
        label: t('dashboard.projects.images.marks.counted', {
          which: nameOf(one),
          count: countOf(one),
        }),
        onAction: () => onFilter(one),
      }))}
    />
  );
}
