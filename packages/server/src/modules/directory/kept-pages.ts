import { LRUCache } from 'lru-cache';
import type { DirectoryQuery, listPhotographers } from '@portal/api';
import type { Context } from '../../context.ts';
import type { WrittenAnswer } from '../../http/written-answer.ts';

/** Bytes of JSON: some five hundred pages. */
const ROOM = 16 * 2 ** 20;

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
  const pages = new LRUCache<string, KeptPage>({ maxSize: ROOM, sizeCalculation: ({ answer }, key) => answer.bytes + key.length });
  kept.set(context, pages);
  return pages;
}

/** Pages that are the same have the same key. Views change all the time: pages in their order are not kept. */
export function pageKey({ extras: _, ...query }: DirectoryQuery): string | null {
  return query.sortBy === 'popularity' ? null : JSON.stringify(query);
}
