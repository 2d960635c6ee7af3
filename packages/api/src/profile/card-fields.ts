import * as z from 'zod/mini';
import { camelFields } from '../contract/renamed-fields.ts';
import { normalizeEmail, optionalEmail } from './email.ts';
import { limits } from '../contract/limits.ts';
import { normalizePhone } from './phone.ts';
import { phoneText } from './phone-text.ts';
import { sentences } from '../contract/sentences.ts';
import { socialLink } from './social-links.ts';
import { networkById } from './social-networks.ts';
import { linkFault, socialUsername } from './social-username.ts';
import { requiredText } from '../contract/wire.ts';

const text = z.nullable(z.string());
const price = z.nullable(z.int());

const required = <Shown extends z.ZodMiniType>(shown: Shown, max: number, missing: string, tooLong: string) => {
  const rule = requiredText(max, missing, tooLong);
  return { shown, saved: rule, typed: rule };
};

/** An empty text and null both mean none. */
const noneOr = (tidy: (value: string) => string) =>
  z.codec(text, text, { decode: (value) => (value && tidy(value)) || null, encode: (value) => value });

const contact = (typed: z.ZodMiniString<string>, tidy: (value: string) => string) => ({
  shown: text,
  saved: z.pipe(z.nullable(typed), noneOr(tidy)),
  typed,
});

const rubles = (min: number, error: string) => {
  const rule = z.nullable(z.int(sentences.priceWhole).check(z.minimum(min, error), z.maximum(limits.priceMax, sentences.priceMax)));
  return { shown: price, saved: rule, typed: rule };
};

const savedLink = z
  .object({ id: z.int().check(z.refine((id) => networkById(id) !== undefined, sentences.networkUnknown)), username: z.string() })
  .check(({ value: { id, username }, issues }) => {
    const message = linkFault(id, username);
    if (message) issues.push({ code: 'custom', input: username, path: ['username'], message });
  });
type Link = z.output<typeof savedLink>;

/** Of each network the name or the page in it, never a whole address; of two in one network the last. */
const byNetwork = <Links extends z.ZodMiniType<Link[], Link[]>>(links: Links) =>
  z.codec(links, z.custom<{ networkId: number; username: string }[]>(), {
    decode: (sent: Link[]) => {
      const names = new Map(sent.map(({ id, username }) => [id, socialUsername(id, username)]));
      return [...names].flatMap(([networkId, username]) => (username ? [{ networkId, username }] : []));
    },
    encode: (stored) => stored.map(({ networkId, username }) => ({ id: networkId, username })) as never,
  });

const ids = z.array(z.int());
const chosen = z.array(z.int(), { error: sentences['categories.validation.required'] }).check(
  z.minLength(limits.categoriesMin, sentences['categories.validation.required']),
  z.maxLength(100),
  z.overwrite((wanted) => [...new Set(wanted)]),
);

/**
 * The fields of a card that its editor saves, each as the card is answered with it (`shown`), as it is saved, and as a form holds it while it is typed. The
 * call, its answer and the form are derived from this one list.
 */
const card = {
  first_name: required(z.string(), limits.nameLength, sentences.firstNameRequired, sentences.nameLength),
  last_name: required(z.string(), limits.nameLength, sentences.lastNameRequired, sentences.nameLength),
  city: required(text, limits.cityLength, sentences.cityRequired, sentences.cityLength),
  bio: required(text, limits.bioLength, sentences.bioRequired, sentences.bioLength),
  /** For visitors; the address of the account stays private. */
  email: contact(optionalEmail, normalizeEmail),
  phone: contact(phoneText, normalizePhone),
  /** Rubles. */
  hourly_rate: rubles(limits.hourlyRateMin, sentences.rateMin),
  min_product_price: rubles(0, sentences.priceInvalid),
  social_links: {
    shown: z.array(socialLink),
    saved: byNetwork(z.array(savedLink).check(z.maxLength(20))),
  },
  /** Ids of specializations. */
  categories: { shown: ids, saved: chosen, typed: chosen },
};
type Card = typeof card;

/** Their names on the wire. */
export const cardFields = Object.keys(card) as (keyof Card)[];

type FieldsOf<Side extends string> = {
  [Field in keyof Card as Card[Field] extends Record<Side, unknown> ? Field : never]: Card[Field] extends Record<Side, infer Schema>
    ? Schema
    : never;
};

const fieldsOf = <Side extends 'shown' | 'saved' | 'typed'>(side: Side): FieldsOf<Side> =>
  Object.fromEntries(Object.entries(card).flatMap(([field, sides]) => (side in sides ? [[field, sides[side as never]]] : []))) as never;

/** As the card is answered with them. */
export const shownFields = fieldsOf('shown');
/** As they are saved. */
export const savedFields = fieldsOf('saved');
/** The rules of a form; its links have fields of their own. */
export const typedFields = camelFields(fieldsOf('typed'));
