import { Button, SlideOver } from '@portal/ui';
import { startTransition, useState } from 'react';
import { t } from '../texts.ts';
import css from './FiltersSheet.module.css';
import { FilterCount } from './FilterCount.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';
import { activeFilterCount, clearSection, type FilterValues, noFilters } from './filters.ts';

interface FiltersSheetProps extends Omit<FiltersProps, 'size' | 'onChange' | 'onReset'> {
  /** The whole choice at once. */
  onApply: (values: FilterValues) => void;
}

/**
 * The filters of a narrow screen: what is chosen is a draft until «Применить» (ledger CON-17).
 * Closing without it keeps the old filters.
 */
export function FiltersSheet({ values, onApply, ...filters }: FiltersSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(values);
  // The sheet comes and goes as a transition: drawn in one piece, it would hold a slow phone for a fifth of a second.
  const open = () =>
    startTransition(() => {
      setDraft(values);
      setOpen(true);
    });
  const apply = () => {
    onApply(draft);
    startTransition(() => setOpen(false));
  };
  return (
    <>
      <Button tone="secondary" icon="filter" isWide onPress={open}>
        <span className={css.label}>
          {t('filters.title')} <FilterCount count={activeFilterCount(values, filters.range)} />
        </span>
      </Button>
      <SlideOver
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('filters.sheet')}
        badge={activeFilterCount(draft, filters.range)}
        footer={
          <>
            <Button tone="secondary" onPress={() => setDraft(noFilters)}>
              {t('filters.reset')}
            </Button>
            <div className={css.apply}>
              <Button isWide onPress={apply}>
                {t('filters.apply')}
              </Button>
            </div>
          </>
        }
      >
        <Filters
          {...filters}
          size="md"
          values={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          onReset={(section) => setDraft((before) => clearSection(before, section))}
        />
      </SlideOver>
    </>
  );
}
