import type { ProjectShare } from '@portal/api';
import { ToggleGroup } from '@portal/ui';
import { t } from '../texts.ts';
import { ofStage, type StageFilter, stageFilters } from './stages.ts';

interface StageToggleProps {
  shares: readonly ProjectShare[];
  value: StageFilter;
  onChange: (filter: StageFilter) => void;
}

/** How far clients have come, each with the number of shares: one click shows who has not chosen. */
export function StageToggle({ shares, value, onChange }: StageToggleProps) {
  const options = stageFilters.flatMap((filter) => {
    const count = ofStage(shares, filter).length;
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
