import { type DirectoryQuery, limits, type SortField, sortFields } from '@portal/api';
import { Select, Text, ToggleGroup } from '@portal/ui';
import { t } from '../texts.ts';
import { bothOrders, nextSorting, type Sorting } from './nextSorting.ts';
import css from './SortBar.module.css';

interface SortProps extends Sorting {
  onChange: (sorting: Sorting) => void;
}

function nameOf(field: SortField, order: DirectoryQuery['sortOrder']): string {
  return t('directory.sort.direction', { field: t(`directory.sort.${field}`), order: t(`directory.sort.${order}`) });
}

/** The sort options, side by side. */
export function SortBar({ sortBy, sortOrder, onChange }: SortProps) {
  return (
    <div className={css.bar}>
      <span className={css.label} aria-hidden="true">
        <Text as="span" look="body-s" tone={2}>
          {t('directory.sort.label')}
        </Text>
      </span>
      <ToggleGroup
        label={t('directory.sort.label')}
        isLabelHidden
        look="plain"
        selectionMode="single"
        options={sortFields.map((field) => ({
          value: field,
          label: t(`directory.sort.${field}`),
          ...(field === sortBy && { iconEnd: sortOrder === 'desc' ? 'adown' : 'aup', name: nameOf(field, sortOrder) }),
        }))}
        value={[sortBy]}
        // An empty choice is a second click of the chosen one.
        onChange={([clicked = sortBy]) => onChange(nextSorting({ sortBy, sortOrder }, clicked))}
      />
    </div>
  );
}

const sortings = sortFields.flatMap((field) =>
  bothOrders(field).map((order) => ({ value: `${field} ${order}`, sortBy: field, sortOrder: order, label: nameOf(field, order) })),
);

/** The same in one select, for narrow screens: each field in both directions. */
export function SortSelect({ sortBy, sortOrder, onChange }: SortProps) {
  return (
    <Select
      label={t('directory.sort.label')}
      isLabelHidden
      look="button"
      icon="sort"
      shortLabel={t(`directory.sort.${sortBy}`)}
      options={sortings}
      value={`${sortBy} ${sortOrder}`}
      onChange={(chosen) => {
        const found = sortings.find(({ value }) => value === chosen);
        if (found) onChange({ sortBy: found.sortBy, sortOrder: found.sortOrder });
      }}
    />
  );
}

interface PageSizeProps {
  value: number;
  onChange: (size: number) => void;
}

/** How many photographers a page shows. */
export function PageSize({ value, onChange }: PageSizeProps) {
  return (
    <div className={css.size}>
      <Select
        label={t('directory.size.label')}
        isLabelHidden
        options={limits.directoryPageSizes.map((size) => ({ value: String(size), label: t('directory.size.option', { count: size }) }))}
        value={String(value)}
        onChange={(size) => onChange(Number(size))}
      />
    </div>
  );
}
