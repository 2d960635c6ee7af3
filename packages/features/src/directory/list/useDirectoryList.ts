import { type DirectoryQuery, limits, listPhotographers, type PhotographerPage, type RequestError } from '@portal/api';
import { useDeferredValue, useEffect, useState } from 'react';
import { useRead } from '../../common/data/index.ts';
import { firstRound, nextRound } from './listRound.ts';

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
  const known = isReady ? wanted : null;
  const [round, setRound] = useState(() => firstRound(known));
  const { requested, wait } = round;
  // Every query is requested again, so only concurrent requests are deduplicated.
  const result = useRead(listPhotographers, requested && { query: requested }, { dedupingInterval: 0 });
  const answer = result.state === 'loading' ? 'pending' : result.state === 'ready' && result.isRefreshing ? 'cached' : 'settled';
  const after = nextRound(round, { type: 'look', wanted: known, answer, isBack });
  if (after !== round) setRound(after);

  const isYoung = round.step === 'loading' && round.isYoung;
  useEffect(() => {
    if (!isYoung) return undefined;
    const timer = setTimeout(() => setRound((now) => nextRound(now, { type: 'aged', wait })), limits.loadingMinMs);
    return () => clearTimeout(timer);
  }, [isYoung, wait]);

  // A loaded list is rendered in many short tasks, and counts as loading until then: one task would block a slow phone for a fifth of a second. An
  // outdated list is removed at once. Back needs the whole list for its scroll position.
  const shown = round.step === 'shown' && result.state === 'ready' ? requested : null;
  const rendered = useDeferredValue(shown);
  if (round.step !== 'shown' || result.state === 'loading') return { state: 'loading' };
  if (result.state === 'failed') return result;
  if (rendered !== shown && !isBack) return { state: 'loading' };
  const { items, total, pages } = result.data;
  if (items.length > 0) return { state: 'content', page: result.data, refreshError: result.refreshError };
  return { state: 'empty', lastPage: total > 0 && wanted.page > pages ? pages : null };
}
