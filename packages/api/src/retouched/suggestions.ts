import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, enveloped, idParams, integerText } from '../contract/wire.ts';
import { retouched, retouchedPath } from './retouched.ts';

const suggestion = camelCased(
  z.object({
    retouched_id: z.int(),
    original_id: z.int(),
    /** `high`: it shows the same, much more clearly than any other, or it does and has a similar name. `fair`: needs a look before it is accepted. */
    certainty: z.enum(['high', 'fair']),
  }),
);
/** The likely original of a retouched photo that has none. */
export type Suggestion = z.output<typeof suggestion>;

const suggestionsPath = `${retouchedPath}/suggestions` as const;
const chosen = <Item extends z.core.SomeType>(items: Item) =>
  z.array(items).check(z.minLength(1, sentences.projectImagesChosen), z.maxLength(limits.projectImages, sentences.projectImagesChosen));

export const listSuggestions = endpoint('listSuggestions', 'GET', suggestionsPath, {
  summary:
    'The likely originals of retouched photos that have none, by what they show and by their names without the usual endings. Nothing is joined. Comparing takes time: `next` is what to pass as `after` for those that are left',
  access: 'photographer',
  params: idParams,
  query: z.object({
    /** The last retouched photo that was compared. */
    after: z.optional(integerText({ min: 0, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid })),
  }),
  reply: data(z.object({ suggestions: readable(suggestion), next: z.nullable(z.int()) })),
  read: (raw) => enveloped()(unwrap(raw)),
});

export const acceptSuggestions = endpoint('acceptSuggestions', 'POST', suggestionsPath, {
  summary:
    'Join own retouched photos without an original to these originals; one that has something retouched gets it as its next version. Gives the whole list. What is gone or joined already is passed over',
  access: 'photographer',
  params: idParams,
  body: z.codec(
    z.object({ pairs: chosen(z.object({ retouched_id: z.int(), original_id: z.int() })) }),
    z.object({ pairs: z.array(z.object({ retouchedId: z.int(), originalId: z.int() })) }),
    {
      decode: ({ pairs }) => ({
        pairs: pairs.map(({ retouched_id, original_id }) => ({ retouchedId: retouched_id, originalId: original_id })),
      }),
      encode: ({ pairs }) => ({
        pairs: pairs.map(({ retouchedId, originalId }) => ({ retouched_id: retouchedId, original_id: originalId })),
      }),
    },
  ),
  reply: data(z.array(retouched)),
});

export const dismissSuggestions = endpoint('dismissSuggestions', 'PUT', `${suggestionsPath}/dismissed`, {
  summary: 'Suggest no original for these own retouched photos any more, or suggest again. Those that are gone are passed over',
  access: 'photographer',
  params: idParams,
  body: z.codec(
    z.object({ ids: chosen(z.int()), is_dismissed: z.boolean() }),
    z.object({ ids: z.array(z.int()), isDismissed: z.boolean() }),
    {
      decode: ({ ids, is_dismissed }) => ({ ids, isDismissed: is_dismissed }),
      encode: ({ ids, isDismissed }) => ({ ids, is_dismissed: isDismissed }),
    },
  ),
  ...notice,
});
