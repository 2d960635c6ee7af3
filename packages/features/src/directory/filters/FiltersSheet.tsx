import { Button, SlideOver } from '@portal/ui';
import { useState, useEffect } from 'react';
import { formatCount } from '../../common/texts/index.ts';
import { useIdleFetch, useLayer } from '../../common/overlays/index.ts';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './FiltersSheet.module.css';
import { FilterCount } from './FilterCount.tsx';
import type { FiltersProps } from './Filters.tsx';
import { filtersModule, LazyFilters } from './LazyFilters.tsx';
import { activeFilterCount, clearSection, type FilterValues, noFilters } from './filters.ts';
import { useSettledCity } from './useSettledCity.ts';
import { defaultQuery, limits, listPhotographers } from '@portal/api';

/** How many match a draft of the filters, debounced; null until that is known. `applied` are those of the list. */
function useDraftCount(draft: FilterValues, applied: FilterValues, total: number | null, isOpen: boolean): number | null {
  const wanted = JSON.stringify(draft);
  const isApplied = wanted === JSON.stringify(applied);
  const [rested, setRested] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), limits.draftCountDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isCounted = isOpen && !isApplied && rested === wanted;
  const page = useRead(listPhotographers, isCounted ? { query: { ...defaultQuery, ...draft, limit: 1 } } : null);
  if (isApplied) return total;
  return page.state === 'ready' ? page.data.total : null;
}

interface FiltersSheetProps extends Omit<FiltersProps, 'size' | 'onChange' | 'onReset' | 'resets' | 'cityField'> {
  /** The number of results; null while it is not known. */
  total: number | null;
  /** Called with the whole choice at once. Returns whether it has changed: then its history entry replaces that of the sheet. */
  onApply: (values: FilterValues) => boolean;
}

/**
 * The filters of a narrow screen: the choice is a draft until «Применить» (ledger CON-17). Closing without it discards the
 * draft.
 */
export function FiltersSheet({ values, total, onApply, ...filters }: FiltersSheetProps) {
  const layer = useLayer('filters');
  useIdleFetch(filtersModule);
  const [draft, setDraft] = useState(values);
  const [resets, setResets] = useState(0);
  const count = useDraftCount(draft, values, total, layer.isOpen);
  const open = () => {
    setDraft(values);
    layer.open();
  };
  const reset = () => {
    setDraft(noFilters);
    setResets(resets + 1);
  };
  const { submit, cityField } = useSettledCity(() => {
    if (!onApply(draft)) layer.close();
  });
  return (
    <>
      <Button tone="secondary" icon="filter" isWide onPress={open}>
        <span className={css.label}>
          {t('filters.title')} <FilterCount count={activeFilterCount(values, filters.range)} />
        </span>
      </Button>
      <SlideOver
        isOpen={layer.isOpen}
        onOpenChange={layer.close}
        title={t('filters.sheet')}
        badge={activeFilterCount(draft, filters.range)}
        footer={
          <>
            <Button tone="secondary" onPress={reset}>
              {t('filters.reset')}
            </Button>
            <div className={css.apply}>
              <Button isWide onPress={submit}>
                {t('filters.apply')}
                {count !== null && (
                  <>
                    {' · '}
                    <span className={css.count}>{t('filters.applyTo', { count, shown: formatCount(count) })}</span>
                  </>
                )}
              </Button>
            </div>
          </>
        }
      >
        <LazyFilters
          {...filters}
          size="md"
          resets={resets}
          cityField={cityField}
          values={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          onReset={(section) => setDraft((before) => clearSection(before, section))}
        />
      </SlideOver>
    </>
  );
}
