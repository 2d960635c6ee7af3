import * as z from 'zod/mini';
import { normalizeEmail, optionalEmail } from './email.ts';
import { endpoint } from '../contract/endpoint.ts';
import { limits } from '../contract/limits.ts';
import { normalizePhone } from './phone.ts';
import { phoneText } from './phone-text.ts';
import { profileReply, readProfile } from './profile.ts';
import { first, isRecord } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { networkById } from './social-networks.ts';
import { linkFault, socialUsername } from './social-username.ts';
import { requiredText } from '../contract/wire.ts';

const price = z.nullable(z.int());

const rubles = (error: string, min: number) =>
  z.nullish(z.int(sentences.priceWhole).check(z.minimum(min, error), z.maximum(limits.priceMax, sentences.priceMax)));

const inputWire = z.object({
  first_name: z.optional(requiredText(limits.nameLength, sentences.firstNameRequired, sentences.nameLength)),
  last_name: z.optional(requiredText(limits.nameLength, sentences.lastNameRequired, sentences.nameLength)),
  city: z.optional(requiredText(limits.cityLength, sentences.cityRequired, sentences.cityLength)),
  bio: z.optional(requiredText(limits.bioLength, sentences.bioRequired, sentences.bioLength)),
  email: z.nullish(optionalEmail),
  phone: z.nullish(phoneText),
  hourly_rate: rubles(sentences.rateMin, limits.hourlyRateMin),
  min_product_price: rubles(sentences.priceInvalid, 0),
  social_links: z.optional(
    z
      .array(
        z
          .object({ id: z.int().check(z.refine((id) => networkById(id) !== undefined, sentences.networkUnknown)), username: z.string() })
          .check(({ value: { id, username }, issues }) => {
            const message = linkFault(id, username);
            if (message) issues.push({ code: 'custom', input: username, path: ['username'], message });
          }),
      )
      .check(z.maxLength(20)),
  ),
  categories: z.optional(
    z
      .array(z.int(), { error: sentences['categories.validation.required'] })
      .check(z.minLength(limits.categoriesMin, sentences['categories.validation.required']), z.maxLength(100)),
  ),
  specializations: z.optional(z.array(z.int())),
  /** The fields of this save as they were read. They are compared with the stored ones, never stored. */
  known: z.optional(
    z.object({
      first_name: z.nullish(z.string()),
      last_name: z.nullish(z.string()),
      city: z.nullish(z.string()),
      bio: z.nullish(z.string()),
      email: z.nullish(z.string()),
      phone: z.nullish(z.string()),
      hourly_rate: z.optional(price),
      min_product_price: z.optional(price),
      social_links: z.optional(z.array(z.object({ id: z.int(), username: z.string() }))),
      categories: z.optional(z.array(z.int())),
    }),
  ),
});

/** All fields that the editor saves. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  city: string;
  bio: string;
  email: string | null;
  phone: string | null;
  /** Rubles. */
  hourlyRate: number | null;
  minProductPrice: number | null;
  /** One entry for each network; the name or the page in it, never a whole address. */
  socialLinks: { networkId: number; username: string }[];
  categories: number[];
}

/** Some of the fields. */
export type SomeFields = { [Field in keyof ProfileFields]?: ProfileFields[Field] | undefined };

/** A save of the card: absent fields stay. `known` has the saved fields as they were read. */
export interface ProfileInput extends SomeFields {
  known?: SomeFields | undefined;
}

type Known = NonNullable<z.output<typeof inputWire>['known']>;

const textOr = (value: string | null | undefined) => (value === null ? '' : value);

/** An empty text and null both mean none. */
const noneOr = (value: string | null | undefined, tidy: (text: string) => string = (text) => text) =>
  value === undefined ? undefined : (value && tidy(value)) || null;

const decodeFields = (wire: Known, email = (value: string) => value, phone = email): SomeFields => ({
  firstName: textOr(wire.first_name),
  lastName: textOr(wire.last_name),
  city: textOr(wire.city),
  bio: textOr(wire.bio),
  email: noneOr(wire.email, email),
  phone: noneOr(wire.phone, phone),
  hourlyRate: wire.hourly_rate,
  minProductPrice: wire.min_product_price,
  socialLinks: wire.social_links?.flatMap(({ id, username }) => {
    const name = socialUsername(id, username);
    return name ? [{ networkId: id, username: name }] : [];
  }),
  categories: wire.categories && [...new Set(wire.categories)],
});

const encodeFields = (fields: SomeFields) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  city: fields.city,
  bio: fields.bio,
  email: fields.email,
  phone: fields.phone,
  hourly_rate: fields.hourlyRate,
  min_product_price: fields.minProductPrice,
  social_links: fields.socialLinks?.map(({ networkId, username }) => ({ id: networkId, username })),
  categories: fields.categories,
});

const input = z.codec(inputWire, z.custom<ProfileInput>(), {
  decode: ({ known, ...wire }) => ({
    ...decodeFields(wire, normalizeEmail, normalizePhone),
    known: known && decodeFields(known),
  }),
  encode: ({ known, ...fields }) => ({
    ...encodeFields(fields),
    specializations: fields.categories,
    known: known && encodeFields(known),
  }),
});

/** The first value under one of the names; null where only null was sent. */
function firstGiven(record: Record<string, unknown>, ...keys: string[]): unknown {
  return first(record, ...keys) ?? (keys.some((key) => record[key] === null) ? null : undefined);
}

/** camelCase of the editor beside the listed snake_case (ledger CON-24), and both names of the categories. */
function normaliseInput(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const links = firstGiven(raw, 'social_links', 'socialLinks');
  return {
    ...raw,
    first_name: firstGiven(raw, 'first_name', 'firstName'),
    last_name: firstGiven(raw, 'last_name', 'lastName'),
    hourly_rate: firstGiven(raw, 'hourly_rate', 'hourlyRate'),
    min_product_price: firstGiven(raw, 'min_product_price', 'minProductPrice'),
    social_links: links === null ? [] : links,
    categories: firstGiven(raw, 'categories', 'specializations'),
  };
}

export const updateProfile = endpoint('updateProfile', 'PUT', '/api/photographer/profile', {
  summary:
    'Save the caller’s card; a field that is left out stays as it is. 422 with fields when something does not fit. 409 with fields when one that is changed here is no longer what `known` says',
  access: 'photographer',
  body: input,
  readBody: normaliseInput,
  reply: profileReply,
  read: readProfile,
});
