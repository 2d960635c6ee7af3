import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { data } from '../contract/wire.ts';
import { shareDay } from '../shares/share-days.ts';

const weekMs = 7 * 86_400_000;

/** The Monday of the week of a moment, `YYYY-MM-DD`, by the days of Moscow. */
export function weekOf(now: number): string {
  const day = Date.parse(`${shareDay(now)}T00:00:00Z`);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/** The Mondays of the last weeks, the oldest first; the last one is the current week. */
export function lastWeeks(now: number): string[] {
  return Array.from({ length: limits.activityWeeks }, (_, index) => weekOf(now - (limits.activityWeeks - 1 - index) * weekMs));
}

const week = camelCased(
  z.object({
    /** Its Monday, `YYYY-MM-DD`. */
    week: z.string(),
    /** How often others have opened the page or the card. */
    views: z.int(),
    /** Photos that were uploaded to portfolios and projects, and still exist. */
    uploads: z.int(),
  }),
);
export type ActivityWeek = z.output<typeof week>;

export const listActivity = endpoint('listActivity', 'GET', '/api/photographer/activity', {
  summary:
    'By weeks: how often others have opened the caller’s page, and how many of the stored photos were uploaded. The last weeks, the oldest first; one without anything is there too',
  access: 'photographer',
  reply: data(z.array(week)),
});
