import { defaultQuery, limits, listPhotographers } from '@portal/api';
import { useEffect, useState } from 'react';
import { useRead } from '../../common/index.ts';
import type { FilterValues } from './filters.ts';

/** How many match a draft of the filters, debounced; null until that is known. `applied` are those of the list. */
export function useDraftCount(draft: FilterValues, applied: FilterValues, total: number | null, isOpen: boolean): number | null {
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
