import type { Answered, Endpoint, Given, RequestError } from '@portal/api';
import { use, useContext, useEffect } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { useApi } from './api.tsx';
import { PageAnswersContext } from './page-answers/page-answers.ts';
import { readKey } from './readKey.ts';
import { noteAnswer } from './useRenewal.ts';

/** Sets the data, or updates what is cached at that moment. An asynchronous update is dropped when a later one comes before it ends. */
type Next<T> = T | ((current: T) => T | Promise<T>);

/** The state of a read: one value, never three booleans. */
export type ReadState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | {
      state: 'ready';
      data: T;
      isRefreshing: boolean;
      /** Why the last request failed: the data shown is older than was requested. */
      refreshError?: RequestError | undefined;
      replace: (next: Next<T>) => void;
    };

const isChange = <T>(next: Next<T>): next is (current: T) => T | Promise<T> => typeof next === 'function';

/** No automatic retry: only the retry buttons that the specification names request again (ledger OPEN-65). */
const calm: SWRConfiguration = { shouldRetryOnError: false, revalidateOnReconnect: false };

/** Whether the cache holds the answer that was sent with the page. It may suspend; once shown, the answer is deleted from the page's answers. */
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

/** Reads through the contract and caches the answer. With `given` null the state stays `loading` and nothing is requested. */
export function useRead<E extends Endpoint>(endpoint: E, given: Given<E> | null, options: SWRConfiguration = {}): ReadState<Answered<E>> {
  const call = useApi();
  const { cache } = useSWRConfig();
  const key = given === null ? null : readKey(endpoint, given);
  const isDelivered = useDelivered(endpoint, given, key);
  // What belongs to an account may have been changed in another window. What has failed is not requested again: see `calm`.
  const revalidateOnFocus = endpoint.access === 'photographer' && key !== null && cache.get(key)?.data !== undefined;
  const { data, error, isValidating, mutate } = useSWR<Answered<E>, RequestError>(
    key,
    async () => {
      const answer = await call(endpoint, given as Given<E>);
      if (key !== null) noteAnswer(cache, key);
      return answer;
    },
    { ...calm, revalidateOnFocus, ...options, ...(isDelivered && { revalidateOnMount: false }) },
  );
  if (data !== undefined) {
    const replace = (next: Next<Answered<E>>) => {
      const change = (current: Answered<E> = data) => (isChange(next) ? next(current) : next);
      // A request in flight was sent before this change: swr drops its answer, so that it is sent again.
      void mutate(change, { revalidate: cache.get(key ?? '')?.isValidating === true });
    };
    return { state: 'ready', data, isRefreshing: isValidating, refreshError: isValidating ? undefined : error, replace };
  }
  if (error && !isValidating) return { state: 'failed', error, retry: () => void mutate() };
  return { state: 'loading' };
}
