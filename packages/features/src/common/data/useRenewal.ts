import type { Answered, Endpoint, Given } from '@portal/api';
import { useCallback } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { readKey } from './readKey.ts';

/** Signed addresses are valid for half an hour at least (ledger OPEN-70): an answer of this age is requested again before its addresses are used. */
const staleMs = 20 * 60_000;

interface Answer {
  /** When it arrived, by the wall clock: unlike `performance.now()` it goes on while the computer sleeps. */
  at: number;
  /** A new one has been requested. */
  pending: Promise<unknown> | null;
}

const caches = new WeakMap<Cache, Map<string, Answer>>();

function answerOf(cache: Cache, key: string): Answer {
  const answers = caches.get(cache) ?? new Map<string, Answer>();
  caches.set(cache, answers);
  const answer = answers.get(key) ?? { at: -Infinity, pending: null };
  answers.set(key, answer);
  return answer;
}

/** A read has just been answered. */
export function noteAnswer(cache: Cache, key: string): void {
  answerOf(cache, key).at = Date.now();
}

/** Images fail together: one request serves them all. */
async function once(answer: Answer, pending: Promise<unknown>): Promise<void> {
  answer.pending = pending;
  await pending;
  answer.pending = null;
}

/**
 * Reloads a read whose addresses may expire soon, when images fail and before files are downloaded. Resolves to the current data, or to nothing where
 * it is still too old.
 */
export function useRenewal<E extends Endpoint>(endpoint: E, given: Given<E>): () => Promise<Answered<E> | undefined> {
  const { cache, mutate } = useSWRConfig();
  const key = readKey(endpoint, given);
  return useCallback(async () => {
    const answer = answerOf(cache, key);
    const isStale = () => Date.now() - answer.at >= staleMs;
    if (isStale()) await (answer.pending ?? once(answer, mutate(key)));
    return isStale() ? undefined : (cache.get(key)?.data as Answered<E> | undefined);
  }, [cache, mutate, key]);
}
