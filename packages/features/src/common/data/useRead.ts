import type { Answered, Endpoint, Given, RequestError } from '@portal/api';
import { use, useContext, useEffect } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { useApi } from './api.tsx';
import { PageAnswersContext } from '../page-answers/page-answers.ts';
import { readKey } from './readKey.ts';
import { noteAnswer } from './useRenewal.ts';

/** Other data, or a change of the data that is there at that moment. One that takes its time gives way to any that comes meanwhile. */
type Next<T> = T | ((current: T) => T | Promise<T>);

/** What is known of a read: one value, never three booleans. */
export type ReadState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | {
      state: 'ready';
      data: T;
      isRefreshing: boolean;
      /** Why it could not be requested again: what is shown is older than was wanted. */
      refreshError?: RequestError | undefined;
      replace: (next: Next<T>) => void;
    };

const isChange = <T>(next: Next<T>): next is (current: T) => T | Promise<T> => typeof next === 'function';

/** No automatic retry: only the retry buttons that the specification names request again (ledger OPEN-65). */
const calm: SWRConfiguration = { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Whether the cache holds what came with the page. It may have to be awaited; once shown it is forgotten. */
function useDelivered<E extends Endpoint>(endpoint: E, given: Given<E> | null, key: string | null): boolean {
  const page = useContext(PageAnswersContext);
  const { cache } = useSWRConfig();
  const wait = given === null || key === null ? null : page.wait(endpoint, given, key);
  if (wait) use(wait);
  useEffect(() => {
    if (key !== null) page.forget(key);
  }, [page, key]);
  return key !== null && page.settle(cache, endpoint, key);
}

/** Reads through the contract and caches the answer. `given` null waits: the state stays `loading` and nothing is requested. */
export function useRead<E extends Endpoint>(endpoint: E, given: Given<E> | null, options: SWRConfiguration = {}): ReadState<Answered<E>> {
  const call = useApi();
  const { cache } = useSWRConfig();
  const key = given === null ? null : readKey(endpoint, given);
  const isDelivered = useDelivered(endpoint, given, key);
  const { data, error, isValidating, mutate } = useSWR<Answered<E>, RequestError>(
    key,
    async () => {
      const answer = await call(endpoint, given as Given<E>);
      if (key !== null) noteAnswer(cache, key);
      return answer;
    },
    { ...calm, ...options, ...(isDelivered && { revalidateOnMount: false }) },
  );
  if (data !== undefined) {
    const replace = (next: Next<Answered<E>>) => {
      const change = (current: Answered<E> = data) => (isChange(next) ? next(current) : next);
      // An answer on its way was requested before this change: swr drops it, so that it is requested again.
      void mutate(change, { revalidate: cache.get(key ?? '')?.isValidating === true });
    };
    return { state: 'ready', data, isRefreshing: isValidating, refreshError: isValidating ? undefined : error, replace };
  }
  if (error && !isValidating) return { state: 'failed', error, retry: () => void mutate() };
  return { state: 'loading' };
}
