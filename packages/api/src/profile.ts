import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email.ts';
import { endpoint } from './endpoint.ts';
import { withFile } from './form.ts';
import { limits } from './limits.ts';
import { normalizePhone } from './phone.ts';
import { phoneText } from './phone-text.ts';
import { first, isRecord, unwrap } from './readings.ts';
import { sentences } from './sentences.ts';
import { networkById } from './social-networks.ts';
import { linkFault, socialUsername } from './social-username.ts';
import { foldSocialLinks, SocialLink, socialLink } from './social-links.ts';
import { data, enveloped, requiredText } from './wire.ts';

const text = z.nullable(z.string());
const price = z.nullable(z.int());

const Profile = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  city: text,
  bio: text,
  /** For visitors; the address of the account stays private. */
  email: text,
  phone: text,
  /** Rubles. */
  hourlyRate: price,
  minProductPrice: price,
  avatar: text,
  socialLinks: z.array(SocialLink),
  /** Ids of the chosen categories. */
  categories: z.array(z.int()),
  available: z.boolean(),
});
/** A photographer's own card, as the cabinet reads it. */
export type Profile = z.output<typeof Profile>;

const profile = z.codec(
  z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    city: text,
    bio: text,
    email: text,
    phone: text,
    hourly_rate: price,
    min_product_price: price,
    avatar: text,
    social_links: z.array(socialLink),
    categories: z.array(z.int()),
    available: z.boolean(),
  }),
  Profile,
  {
    decode: ({ first_name, last_name, full_name: _, hourly_rate, min_product_price, social_links, ...rest }) => ({
      ...rest,
      firstName: first_name,
      lastName: last_name,
      hourlyRate: hourly_rate,
      minProductPrice: min_product_price,
      socialLinks: social_links,
    }),
    encode: ({ firstName, lastName, hourlyRate, minProductPrice, socialLinks, ...rest }) => ({
      ...rest,
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`.trim(),
      hourly_rate: hourlyRate,
      min_product_price: minProductPrice,
      social_links: socialLinks,
    }),
  },
);

const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : value);

/** `categories` or `specializations`, objects or ids (ledger CON-04). */
function foldProfile(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const categories = first(raw, 'categories', 'specializations');
  return {
    ...raw,
    first_name: raw['first_name'] ?? '',
    last_name: raw['last_name'] ?? '',
    full_name: raw['full_name'] ?? '',
    city: raw['city'] ?? null,
    bio: raw['bio'] ?? null,
    email: raw['email'] ?? null,
    phone: raw['phone'] ?? null,
    hourly_rate: raw['hourly_rate'] ?? null,
    min_product_price: raw['min_product_price'] ?? null,
    avatar: raw['avatar'] ?? null,
    social_links: foldSocialLinks(raw['social_links']),
    categories: Array.isArray(categories) ? categories.map(idOf).map(Number).filter(Number.isInteger) : [],
    available: raw['available'] ?? true,
  };
}

const reply = data(profile);
const read = (raw: unknown): unknown => {
  const body = unwrap(raw);
  return enveloped(foldProfile)(isRecord(body) && isRecord(body['profile']) ? body['profile'] : body);
};

export const getProfile = endpoint('getProfile', 'GET', '/api/photographer/profile', {
  summary: 'The own card',
  access: 'photographer',
  reply,
  read,
});

const rubles = (error: string, min: number) =>
  z.nullish(z.int(sentences.priceWhole).check(z.minimum(min, error), z.maximum(limits.priceMax, sentences.priceWhole)));

const inputWire = z.object({
  first_name: requiredText(limits.nameLength, sentences.firstNameRequired, sentences.nameLength),
  last_name: requiredText(limits.nameLength, sentences.lastNameRequired, sentences.nameLength),
  city: requiredText(limits.cityLength, sentences.cityRequired, sentences.cityLength),
  bio: requiredText(limits.bioLength, sentences.bioRequired, sentences.bioLength),
  email: z.nullish(z.string().check(z.refine((value) => value.trim() === '' || isEmail(value), sentences.emailInvalid))),
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
  categories: z
    .array(z.int(), { error: sentences.categoriesRequired })
    .check(z.minLength(limits.categoriesMin, sentences.categoriesRequired), z.maxLength(100)),
  specializations: z.optional(z.array(z.int())),
});

const ProfileInput = z.object({
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  bio: z.string(),
  email: text,
  phone: text,
  hourlyRate: price,
  minProductPrice: price,
  /** One entry a network; the name or the page in it, never a whole address. */
  socialLinks: z.array(z.object({ networkId: z.int(), username: z.string() })),
  categories: z.array(z.int()),
});
/** The card as the editor saves it. */
export type ProfileInput = z.output<typeof ProfileInput>;

const input = z.codec(inputWire, ProfileInput, {
  decode: (wire) => ({
    firstName: wire.first_name,
    lastName: wire.last_name,
    city: wire.city,
    bio: wire.bio,
    email: wire.email ? normalizeEmail(wire.email) || null : null,
    phone: wire.phone ? normalizePhone(wire.phone) || null : null,
    hourlyRate: wire.hourly_rate ?? null,
    minProductPrice: wire.min_product_price ?? null,
    socialLinks: (wire.social_links ?? []).flatMap(({ id, username }) => {
      const name = socialUsername(id, username);
      return name ? [{ networkId: id, username: name }] : [];
    }),
    categories: [...new Set(wire.categories)],
  }),
  encode: (value) => ({
    first_name: value.firstName,
    last_name: value.lastName,
    city: value.city,
    bio: value.bio,
    email: value.email,
    phone: value.phone,
    hourly_rate: value.hourlyRate,
    min_product_price: value.minProductPrice,
    social_links: value.socialLinks.map(({ networkId, username }) => ({ id: networkId, username })),
    categories: value.categories,
    specializations: value.categories,
  }),
});

/** camelCase of the editor beside the listed snake_case (ledger CON-24), and both names of the categories. */
function foldInput(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return {
    ...raw,
    first_name: first(raw, 'first_name', 'firstName'),
    last_name: first(raw, 'last_name', 'lastName'),
    hourly_rate: first(raw, 'hourly_rate', 'hourlyRate'),
    min_product_price: first(raw, 'min_product_price', 'minProductPrice'),
    social_links: first(raw, 'social_links', 'socialLinks'),
    categories: first(raw, 'categories', 'specializations'),
  };
}

export const updateProfile = endpoint('updateProfile', 'PUT', '/api/photographer/profile', {
  summary: 'Save the own card. 422 with fields when something does not fit',
  access: 'photographer',
  body: input,
  readBody: foldInput,
  reply,
  read,
});

/** `url`, `avatar` or `path` (ledger CON-28). */
export const uploadAvatar = endpoint('uploadAvatar', 'POST', '/api/photographer/avatar', {
  summary: 'Replace the avatar. Multipart field `file`: JPEG, PNG or WebP',
  access: 'photographer',
  sends: 'multipart',
  body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, sentences.avatarMissing) }),
  readBody: withFile,
  reply: data(z.object({ url: z.string() })),
  read: (raw) => {
    const body = unwrap(raw);
    const path = isRecord(body) ? first(body, 'url', 'avatar', 'path') : body;
    return enveloped()({ url: typeof path === 'string' && !/^(https?:|\/)/.test(path) ? `/${path}` : path });
  },
});
