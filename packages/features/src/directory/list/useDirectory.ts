import { defaultQuery, type DirectoryQuery, getPriceRange, limits, listSpecializations, type PhotographerPage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useRead } from '../../common/data/index.ts';
import { directoryEvents } from '../events.ts';
import { activeFilterCount, type FilterSection, reportedFilters, showable, usableRange } from '../filters/filters.ts';
import { t } from '../texts.ts';
import { useDirectoryAddress } from './useDirectoryAddress.ts';
import { type ListState, useDirectoryList } from './useDirectoryList.ts';

/** Stays true once it was true: retrying a filter's options does not drop a list that was requested. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}

/** The title of a failed load in the console (D1 §8). */
type LoadTitle = 'Fetching photographers' | 'Fetching specializations' | 'Fetching price range';

/** Logs why a load failed; visitors see a message of ours, or none. */
function useFailureLog(title: LoadTitle, result: { state: string; error?: Error }): void {
  const error = result.state === 'failed' ? result.error : undefined;
  useEffect(() => {
    if (error) console.error(`${title}:`, error);
  }, [title, error]);
}

/** Where the price range comes from: the server, or constants when the server has none (ledger CON-08). */
export type PriceRangeMode = 'fetched' | 'local';

/** The directory: the query, its results, and how a visitor changes it. */
export function useDirectory(priceRangeMode: PriceRangeMode = 'fetched') {
  const { query: addressed, reason, isBack, goTo, hrefOf, ...address } = useDirectoryAddress();
  const specializations = useRead(listSpecializations, {});
  const rangeState = useRead(getPriceRange, priceRangeMode === 'fetched' ? { query: defaultQuery } : null);
  const isRangeKnown = priceRangeMode === 'local' || rangeState.state !== 'loading';

  // A failed range is not reported: the default one is used (D1 §8).
  const known = rangeState.state === 'ready' ? rangeState.data : null;
  const range = priceRangeMode === 'local' ? { ...limits.localPriceRange, buckets: [] } : usableRange(known);
  const offered = specializations.state === 'ready' ? specializations.data : null;
  const query = showable(addressed, offered, range);
  const found = useDirectoryList(query, useOnceTrue(specializations.state !== 'loading' && isRangeKnown), isBack);
  // An old link may lead behind the last page: then the last page is shown.
  const lastPage = found.state === 'empty' ? found.lastPage : null;
  useEffect(() => {
    if (lastPage !== null) goTo(lastPage, true);
  });
  const list: ListState = lastPage === null ? found : { state: 'loading' };
  useFailureLog('Fetching specializations', specializations);
  useFailureLog('Fetching price range', rangeState);
  useFailureLog('Fetching photographers', list);

  const [resets, setResets] = useState(0);
  const [shown, setShown] = useState<PhotographerPage | null>(null);
  if (list.state === 'content' && list.page !== shown) setShown(list.page);

  const error = list.state === 'failed' ? list.error : list.state === 'content' ? list.refreshError : null;
  useEffect(() => {
    if (!error) return;
    toasts.show({ type: 'error', title: t('directory.failed.title'), message: t('directory.failed.text') });
  }, [error]);

  const emitted = (next: DirectoryQuery) => reportedFilters(showable(next, offered, range), offered ?? [], range);

  return {
    query,
    list,
    range,
    isRangeLoading: !isRangeKnown,
    specializations,
    goTo,
    hrefOf,
    loadingMessage: reason === 'page' ? t('directory.loading.page', { page: query.page }) : t(`directory.loading.${reason}`),
    /** Only another page is loading: the pager may stay. */
    pagingFrom: reason === 'page' && list.state === 'loading' ? shown : null,
    /** Returns whether it changed anything. */
    change: (part: Partial<Omit<DirectoryQuery, 'page'>>) => {
      const next = address.change(part);
      if (next) directoryEvents.emit('directory:filters-changed', { filters: emitted(next) });
      return next !== null;
    },
    /** How often everything was reset. */
    resets,
    /** Whether a filter or another order is chosen. */
    canReset: activeFilterCount(query, range) > 0 || query.sortBy !== defaultQuery.sortBy || query.sortOrder !== defaultQuery.sortOrder,
    resetAll: () => {
      setResets(resets + 1);
      const next = address.resetAll();
      if (next) directoryEvents.emit('directory:filters-reset', { filters: emitted(next) });
    },
    resetSection: (section: FilterSection) => {
      const next = address.resetSection(section);
      if (next) directoryEvents.emit('directory:section-reset', { section, filters: emitted(next) });
    },
  };
}

export type Directory = ReturnType<typeof useDirectory>;
