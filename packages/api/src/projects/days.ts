import * as z from 'zod/mini';

/** Whether a text is a day that the calendar has: `YYYY-MM-DD`, from the year 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A calendar day as text. It is never converted to a moment, because a deadline is the same day in every time zone. */
export const day = (error: string) => z.string(error).check(z.refine(isDay, error));
