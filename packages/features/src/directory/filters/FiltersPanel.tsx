import { Heading, TextButton } from '@portal/ui';
import { useRef, useState } from 'react';
import { t } from '../texts.ts';
import { FilterCount } from './FilterCount.tsx';
import type { FiltersProps } from './Filters.tsx';
import { activeFilterCount } from './filters.ts';
import css from './FiltersPanel.module.css';
import { LazyFilters } from './LazyFilters.tsx';

interface FiltersPanelProps extends Omit<FiltersProps, 'size' | 'cityField'> {
  onResetAll: () => void;
  /** Whether any filter is chosen; the typed text of an unknown city does not count. */
  canReset: boolean;
  /** 2 on the directory's own page, 3 on the home page. */
  level: 2 | 3;
}

/** The filters beside the list: every change applies at once. */
export function FiltersPanel({ onResetAll, canReset, level, ...filters }: FiltersPanelProps) {
  // A reset also clears the typed text of an unknown city.
  const [unsettled, setUnsettled] = useState<unknown>(null);
  const panel = useRef<HTMLElement>(null);
  const resetAll = () => {
    onResetAll();
    // The clicked button is removed: focus stays in the panel.
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <div className={css.column}>
      <aside ref={panel} tabIndex={-1} className={css.panel} aria-label={t('filters.sheet')}>
        <div className={css.head}>
          <Heading level={level} look="title-4">
            {t('filters.title')}
          </Heading>
          <FilterCount count={activeFilterCount(filters.values, filters.range)} />
          {(canReset || unsettled !== null) && (
            <div className={css.reset}>
              <TextButton onPress={resetAll}>{t('filters.resetAll')}</TextButton>
            </div>
          )}
        </div>
        <LazyFilters {...filters} isLower={level === 3} cityField={{ onUnsettled: setUnsettled }} />
      </aside>
    </div>
  );
}
