import { defaultLinkDay, isDay, linkLimits, linkSentences, type NewLink, sentences } from '@portal/api';
import * as z from 'zod/mini';

const pin = new RegExp(`^(\\d{${linkLimits.pinMin},${linkLimits.pinMax}})?$`);

/** A new link as it is typed; an empty field is none. */
export const linkForm = z.object({
  shows: z.enum(['originals', 'retouched', 'both']),
  choiceLimit: z.nullable(
    z.number().check(z.minimum(1, linkSentences.limitInvalid), z.maximum(linkLimits.choiceMax, linkSentences.limitInvalid)),
  ),
  pin: z.string().check(z.trim(), z.regex(pin, linkSentences.pinInvalid)),
  expiresOn: z.string().check(z.refine((day) => day === '' || isDay(day), sentences.dateInvalid)),
  canDownload: z.boolean(),
});
export type LinkForm = z.output<typeof linkForm>;

/** How the form of a new link begins: the last day is a month from now. */
export const emptyLink = (): LinkForm => ({
  shows: 'originals',
  choiceLimit: 15,
  pin: '',
  expiresOn: defaultLinkDay(Date.now()),
  canDownload: false,
});

/** What the call takes. */
export function toNewLink({ shows, choiceLimit, pin: typed, expiresOn, canDownload }: LinkForm): NewLink {
  return {
    role: 'client',
    shows,
    choiceLimit: shows === 'retouched' ? null : choiceLimit,
    pin: typed || null,
    expiresOn: expiresOn || null,
    canDownload,
  };
}
