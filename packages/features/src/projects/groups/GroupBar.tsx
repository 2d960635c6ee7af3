import { groupLabels, type ImageGroup } from '@portal/api';
import { SearchableDropdown, TextButton } from '@portal/ui';
import { useMemo } from 'react';
import { formatCount } from '../../common/texts/index.ts';
import type { GroupChoice } from './groupOf.ts';
import css from './Groups.module.css';
import { t } from './texts.ts';

interface GroupBarProps {
  groups: readonly ImageGroup[];
  /** How many photos each has; under 0 those without a group. */
  counts: ReadonlyMap<number, number>;
  choice: GroupChoice;
  onChoose: (choice: GroupChoice) => void;
  /** Without it groups cannot be changed here. */
  onManage?: () => void;
}

/** Chooses which group is shown. Not rendered while there are no groups. */
export function GroupBar({ groups, counts, choice, onChoose, onManage }: GroupBarProps) {
  const options = useMemo(() => {
    const note = (id: number) => formatCount(counts.get(id) ?? 0);
    const named = [...groupLabels(groups)].map(([id, label]) => ({ value: `${id}`, label, note: note(id) }));
    return (counts.get(0) ?? 0) > 0 ? [...named, { value: '0', label: t('filter.none'), note: note(0) }] : named;
  }, [groups, counts]);
  if (groups.length === 0) return null;
  return (
    <div className={css.bar}>
      <div className={css.filter}>
        <SearchableDropdown
          label={t('filter.label')}
          isLabelHidden
          icon="user"
          placeholder={t('filter.all')}
          options={options}
          value={choice === null ? null : `${choice}`}
          onChange={(value) => onChoose(value === null ? null : Number(value))}
        />
      </div>
      {onManage && <TextButton onPress={onManage}>{t('manage')}</TextButton>}
    </div>
  );
}
