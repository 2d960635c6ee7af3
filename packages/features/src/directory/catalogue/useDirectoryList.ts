import { type DirectoryQuery, limits, listPhotographers, type PhotographerPage, type RequestError } from '@portal/api';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../common/data/index.ts';
import { isCurrent, nextRequest } from './nextRequest.ts';
import { useMinimumDuration } from './useMinimumDuration.ts';

/** The state of the list of cards. */
export type ListState =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** `lastPage`: there are photographers, but the requested page is behind the last one. */
  | { state: 'empty'; lastPage: number | null }
  /** `refreshError`: why the list could not be requested again. The cached one is shown. */
  | { state: 'content'; page: PhotographerPage; refreshError?: RequestError | undefined };

/** The list for `wanted`; nothing is requested before `isReady`. `isBack`: the visitor navigated back. */
export function useDirectoryList(wanted: DirectoryQuery, isReady: boolean, isBack: boolean): ListState {
  const [requested, setRequested] = useState(isReady ? wanted : null);
  const [hasChanged, setChanged] = useState(false);
  // Every query is requested again, so only concurrent requests are deduplicated.
  const result = useRead(listPhotographers, requested && { query: requested }, { dedupingInterval: 0 });
  const isBusy = requested !== null && (result.state === 'loading' || (result.state === 'ready' && result.isRefreshing));

  const next = requested ? nextRequest({ requested, wanted, isBusy }) : isReady && wanted;
  const isTurning = next && next !== requested;
  if (isTurning) {
    setRequested(next);
    setChanged(requested !== null);
  }

  // On Back a cached list is shown at once, at its scroll position; a new query always waits for its answer.
  const isStale = isBusy && hasChanged && !isBack;
  const isWaiting = requested === null || result.state === 'loading' || isStale || !isCurrent({ requested, wanted });
  // Not while another query is loading: React would render the deferred value again at once, and a cached list must not start a wait.
  const isLoading = useMinimumDuration(isWaiting && !isTurning, limits.loadingMinMs);
  const isHere = !isLoading && result.state === 'ready';
  // A loaded list is rendered in many short tasks, and counts as loading until then: one task would block a slow phone for a fifth of a second. An
  // outdated list is removed at once. Back needs the whole list for its scroll position.
  const rendered = useDeferredValue(isHere ? requested : null);
  const isRendering = isHere && rendered !== requested && !isBack;
  if (isLoading || isRendering || result.state === 'loading') return { state: 'loading' };
  if (result.state === 'failed') return result;
  const { items, total, pages } = result.data;
  if (items.length > 0) return { state: 'content', page: result.data, refreshError: result.refreshError };
  return { state: 'empty', lastPage: total > 0 && wanted.page > pages ? pages : null };
}
