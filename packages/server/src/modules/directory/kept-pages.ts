import { LRUCache } from 'lru-cache';
import type { DirectoryQuery, listPhotographers } from '@portal/api';
import type { Context } from '../../context.ts';
import type { WrittenAnswer } from '../../http/written-answer.ts';
import { storedCityKey } from '../stored-city-key.ts';

/** Bytes: some five hundred pages. */
const ROOM = 32 * 2 ** 20;
/** Bytes that an entry takes beside what it holds: many empty pages are not for nothing. */
const ENTRY = 1024;

/** A page as it was answered, and the version of the directory that it was read from. */
export interface KeptPage {
  version: string;
  answer: WrittenAnswer<typeof listPhotographers>;
}

const kept = new WeakMap<Context, LRUCache<string, KeptPage>>();

/** The pages that were asked for last, by `pageKey`. Each process keeps its own; whether one is still right the database says. */
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

/**
 * What is asked for in the same way has the same key, however it is spelt. Views change all the time: pages in their order are
 * not kept.
 */
export function pageKey({ extras: _, city, specializations, ...query }: DirectoryQuery): string | null {
  if (query.sortBy === 'popularity') return null;
  return JSON.stringify({
    ...query,
    city: city === null ? null : storedCityKey(city),
    specializations: [...new Set(specializations)].toSorted((one, other) => one - other),
  });
}
