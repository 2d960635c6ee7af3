import { LRUCache } from 'lru-cache';
import type { DirectoryQuery, listPhotographers } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { WrittenAnswer } from '../../http/responses/written-answer.ts';
import { storedCityKey } from '../stored-city-key.ts';

/** Bytes: some five hundred pages. */
const ROOM = 32 * 2 ** 20;
/** Bytes that an entry takes beside what it holds: many empty pages are not for nothing. */
const ENTRY = 1024;

/**
 * Milliseconds for which a page in the order of views stays in the order that it was read in. Views come all the time, and would
 * end whatever is kept; whoever has been looked at rises a moment later.
 */
const viewsHoldFor = 2_000;

/** A page as it was answered, the version of the directory that it was read from, and when that was. */
export interface KeptPage {
  version: string;
  readAt: Date;
  answer: WrittenAnswer<typeof listPhotographers>;
}

const kept = new WeakMap<Context, LRUCache<string, KeptPage>>();

/** The pages that were asked for last, by `pageKey`. Each process keeps its own; whether one is still right the database says, and `isInOrder`. */
export function keptPages(context: Context): LRUCache<string, KeptPage> {
  const known = kept.get(context);
  if (known) return known;
  const pages = new LRUCache<string, KeptPage>({
    maxSize: ROOM,
    sizeCalculation: ({ answer }, key) => answer.bytes + 2 * key.length + ENTRY,
  });
  kept.set(context, pages);
  return pages;
}

/** What is asked for in the same way has the same key, however it is spelt. */
export function pageKey({ extras: _, city, specializations, ...query }: DirectoryQuery): string {
  return JSON.stringify({
    ...query,
    city: city === null ? null : storedCityKey(city),
    specializations: [...new Set(specializations)].toSorted((one, other) => one - other),
  });
}

/** Whether a kept page may still be in the right order. Whatever else has changed, the version tells. */
export function isInOrder({ readAt }: KeptPage, { sortBy }: DirectoryQuery, now: Date): boolean {
  const age = now.getTime() - readAt.getTime();
  // A clock that was put back keeps nobody waiting for its old time.
  return sortBy !== 'popularity' || (age >= 0 && age < viewsHoldFor);
}
