import { Text, ToggleGroup } from '@portal/ui';
import { t } from '../../links/texts.ts';
import type { MarkFilter } from './imageMarks.ts';
import css from './MarksBar.module.css';
import type { MarkedImages } from './useImageMarks.ts';

interface MarksBarProps {
  marked: MarkedImages;
  /** Those that find something. */
  filters: readonly MarkFilter[];
  filter: MarkFilter;
  onFilter: (filter: MarkFilter) => void;
}

/** What the client has chosen, and which photos are shown. Nothing where nothing is marked. */
export function MarksBar({ marked, filters, filter, onFilter }: MarksBarProps) {
  if (filters.length === 0) return null;
  const { marks, limit } = marked;
  const count = marks.chosen.size;
  return (
    <div className={css.bar}>
      <ToggleGroup
        label={t('marks.filters.label')}
        isLabelHidden
        size="sm"
        selectionMode="single"
        isDisallowEmpty
        options={filters.map((value) => ({ value, label: t(`marks.filters.${value}`) }))}
        value={[filters.includes(filter) ? filter : 'all']}
        onChange={([next = 'all']) => onFilter(next)}
      />
      {count > 0 && <Text tone={2}>{limit === null ? t('state.chosen', { count }) : t('state.chosenOf', { count, limit })}</Text>}
    </div>
  );
}
