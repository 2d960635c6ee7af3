import { ToggleGroup } from '@portal/ui';
import { t } from '../texts.ts';
import { type StageFilter, stageFilters } from './stages.ts';

interface StageToggleProps {
  /** How many each filter leaves. */
  countOf: (filter: StageFilter) => number;
  value: StageFilter;
  onChange: (filter: StageFilter) => void;
}

/** How far clients have come, each with how many: one click shows who has not chosen. */
export function StageToggle({ countOf, value, onChange }: StageToggleProps) {
  const options = stageFilters.flatMap((filter) => {
    const count = countOf(filter);
    if (count === 0 && filter !== value && filter !== 'all') return [];
    return { value: filter, label: t('stages.counted', { which: t(`stages.${filter}`), count }) };
  });
  return (
    <ToggleGroup
      label={t('stages.label')}
      isLabelHidden
      size="sm"
      selectionMode="single"
      isDisallowEmpty
      options={options}
      value={[value]}
      onChange={([chosen = 'all']) => onChange(chosen)}
    />
  );
}
