import { defaultQuery, type DirectoryQuery } from '@portal/api';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { OverlayState } from '../../common/overlays/index.ts';
import { type FilterSection, clearSection, noFilters } from '../filters/filters.ts';
import { isSameQuery, readAddress, writeAddress } from './address.ts';

/** Why the list is loading: each reason has its own text. */
export type LoadReason = 'first' | 'filters' | 'reset' | 'page';

/** The visitor's query, stored in the address: Back works and a link can be shared. */
export function useDirectoryAddress() {
  const [search, setSearch] = useSearchParams();
  const { pathname, state } = useLocation();
  const [chosenReason, setReason] = useState<LoadReason>('first');
  const isBack = useNavigationType() === NavigationType.Pop;
  const text = String(search);
  const query = useMemo(() => readAddress(new URLSearchParams(text)), [text]);

  /** Returns the new query, or null when it is the old one. */
  const want = (next: DirectoryQuery, reason: LoadReason, isReplaced = false): DirectoryQuery | null => {
    if (isSameQuery(next, query)) return null;
    setReason(reason);
    // Not as a transition: the address would lag on a slow machine, and the next click would build on the old query. The sheet's choice replaces its
    // history entry, so that Back leads to the list before it.
    const replace = isReplaced || (state as OverlayState | null)?.opened !== undefined;
    setSearch(writeAddress(search, next), { replace, preventScrollReset: true, flushSync: true });
    return next;
  };

  return {
    query,
    isBack,
    reason: isBack ? 'first' : chosenReason,
    /** Filters, order or page size: back to the first page, unless «Применить» changed nothing. */
    change: (part: Partial<Omit<DirectoryQuery, 'page'>>) => {
      const next = { ...query, ...part };
      return isSameQuery(next, query) ? null : want({ ...next, page: 1 }, 'filters');
    },
    resetSection: (section: FilterSection) => want({ ...query, ...clearSection(query, section), page: 1 }, 'reset'),
    /** No filters, sorted by rating; only the page size stays. */
    resetAll: () => want({ ...defaultQuery, ...noFilters, limit: query.limit }, 'reset'),
    /** The address of a page of the same list, without what is open over this one. */
    hrefOf: (page: number) => {
      const own = String(writeAddress(new URLSearchParams(), { ...query, page }));
      return own === '' ? pathname : `${pathname}?${own}`;
    },
    goTo: (page: number, isReplaced = false) => want({ ...query, page }, 'page', isReplaced),
  };
}
