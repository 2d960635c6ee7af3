import { type BulkChanges, defaultShareDay, isDay, shareLimits, shareSentences, sentences } from '@portal/api';
import * as z from 'zod/mini';

/** One thing is changed of many shares at a time: what is not named stays as it is in each, and only its field is shown and checked. */
export const changeable = ['expiresOn', 'choiceLimit', 'shows', 'canDownload'] as const;

const isLimit = (limit: number | null) => limit === null || (limit >= 1 && limit <= shareLimits.choiceMax);

export const bulkForm = z
  .object({
    what: z.enum(changeable),
    /** Empty: until they are ended. */
    expiresOn: z.string(),
    choiceLimit: z.nullable(z.number()),
    shows: z.enum(['originals', 'retouched', 'both']),
    canDownload: z.boolean(),
  })
  .check(
    z.refine(({ what, expiresOn: day }) => what !== 'expiresOn' || day === '' || isDay(day), {
      error: sentences.dateInvalid,
      path: ['expiresOn'],
    }),
    z.refine(({ what, choiceLimit }) => what !== 'choiceLimit' || isLimit(choiceLimit), {
      error: shareSentences.limitInvalid,
      path: ['choiceLimit'],
    }),
  );
export type BulkForm = z.output<typeof bulkForm>;

/** Begins with what a photographer changes most: the last day, a month from now. */
export const emptyChange = (now: number): BulkForm => ({
  what: 'expiresOn',
  expiresOn: defaultShareDay(now),
  choiceLimit: 15,
  shows: 'both',
  canDownload: true,
});

/** The input of the call. */
export const toBulkChanges = ({ what, ...values }: BulkForm): BulkChanges => ({
  [what]: what === 'expiresOn' ? values.expiresOn || null : values[what],
});
