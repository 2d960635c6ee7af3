import { type ChangesOfShares, defaultShareDay, isDay, shareLimits, shareSentences, sentences } from '@portal/api';
import * as z from 'zod/mini';

/** One thing is changed of many shares at a time: what is not named stays as it is in each. */
export const changeable = ['expiresOn', 'choiceLimit', 'shows', 'canDownload'] as const;

export const allForm = z.object({
  what: z.enum(changeable),
  /** Empty: until they are ended. */
  expiresOn: z.string().check(z.refine((day) => day === '' || isDay(day), sentences.dateInvalid)),
  choiceLimit: z.nullable(
    z.number().check(z.minimum(1, shareSentences.limitInvalid), z.maximum(shareLimits.choiceMax, shareSentences.limitInvalid)),
  ),
  shows: z.enum(['originals', 'retouched', 'both']),
  canDownload: z.boolean(),
});
export type AllForm = z.output<typeof allForm>;

/** Begins with what a photographer changes most: the last day, a month from now. */
export const emptyChange = (now: number): AllForm => ({
  what: 'expiresOn',
  expiresOn: defaultShareDay(now),
  choiceLimit: 15,
  shows: 'both',
  canDownload: true,
});

/** The input of the call. */
export const toChangeOfAll = ({ what, ...values }: AllForm): ChangesOfShares => ({
  [what]: what === 'expiresOn' ? values.expiresOn || null : values[what],
});
