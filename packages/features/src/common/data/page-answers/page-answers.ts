import { addressOf, type Endpoint, type Given, readReply } from '@portal/api';
import { createContext } from 'react';
import type { Cache } from 'swr';
import { noteAnswer } from '../useRenewal.ts';

/** What the server has read for the page, serialised, by the keys of the reads. */
export type Bodies = Record<string, unknown>;

/** Makes one read for a page that is rendered on the server; `undefined` where it failed: the browser will request it itself. */
type FetchBody = (address: string) => Promise<unknown>;

/** The answers that were sent with the page, so that no screen requests again what it was rendered with. */
export interface PageAnswers {
  /** Puts a delivered answer into the cache, once. Returns whether the cache holds it and no component has shown it yet. */
  settle: (cache: Cache, endpoint: Endpoint, key: string) => boolean;
  /** It has been shown: a later visit requests it again. */
  forget: (key: string) => void;
  /** On the server: resolves when the answer is there or has failed. The same promise for the same read; null in the browser. */
  wait: <E extends Endpoint>(endpoint: E, given: Given<E>, key: string) => Promise<void> | null;
}

interface Origin {
  /** Only where the page is rendered. */
  fetchBody?: FetchBody | undefined;
  /** They are shown, and requested again in the background. */
  isOld?: boolean | undefined;
}

/**
 * The answers of one page, made of what was delivered with it. With `fetchBody`, while the page is rendered on the server, each answer is also put
 * into the given `bodies`, which are sent with the page.
 */
export function createPageAnswers(bodies: Bodies, { fetchBody, isOld = false }: Origin = {}): PageAnswers {
  const left = new Map(Object.entries(bodies));
  const waits = new Map<string, Promise<void>>();
  const replies = new Map<string, unknown>();

  const replyOf = (endpoint: Endpoint, key: string): unknown => {
    if (!replies.has(key)) replies.set(key, readReply(endpoint, left.get(key)));
    return replies.get(key);
  };

  const fetchOnce = async (fetchAnswer: FetchBody, address: string, key: string) => {
    const body = await fetchAnswer(address);
    if (body === undefined) return;
    bodies[key] = body;
    left.set(key, body);
  };

  return {
    settle: (cache, endpoint, key) => {
      if (!left.has(key)) return false;
      if (cache.get(key)) return !isOld;
      try {
        cache.set(key, { data: replyOf(endpoint, key), isValidating: false, isLoading: false });
        if (!isOld) noteAnswer(cache, key);
        return !isOld;
      } catch {
        // An unreadable answer counts as missing: it is requested as usual, with the usual error messages.
        left.delete(key);
        return false;
      }
    },
    forget: (key) => {
      left.delete(key);
      replies.delete(key);
    },
    wait: (endpoint, given, key) => {
      if (!fetchBody) return null;
      const wait = waits.get(key) ?? fetchOnce(fetchBody, addressOf(endpoint, given), key);
      waits.set(key, wait);
      return wait;
    },
  };
}

/** Nothing was sent with the page: stories, tests, and pages that the server does not render. */
export const PageAnswersContext = createContext<PageAnswers>(createPageAnswers({}));
