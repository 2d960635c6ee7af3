import { Heading, TextButton } from '@portal/ui';
import { t } from '../texts.ts';
import { FilterCount } from './FilterCount.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';
import { activeFilterCount } from './filters.ts';
import css from './FiltersPanel.module.css';

interface FiltersPanelProps extends Omit<FiltersProps, 'size' | 'cityField'> {
  onResetAll: () => void;
}

/** The filters beside the list: every change applies at once. */
export function FiltersPanel({ onResetAll, ...filters }: FiltersPanelProps) {
  return (
    <div className={css.column}>
      <aside className={css.panel} aria-label={t('filters.sheet')}>
        <div className={css.head}>
          <Heading level={2} look="title-4">
            {t('filters.title')}
          </Heading>
          <FilterCount count={activeFilterCount(filters.values, filters.range)} />
          <div className={css.reset}>
            <TextButton onPress={onResetAll}>{t('filters.resetAll')}</TextButton>
          </div>
        </div>
        <Filters {...filters} />
      </aside>
    </div>
  );
}
