import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { withFile } from '../contract/form.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { normaliseSocialLinks, SocialLink, socialLink } from './social-links.ts';
import { data, enveloped } from '../contract/wire.ts';

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
function normaliseProfile(raw: unknown): unknown {
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
    social_links: normaliseSocialLinks(raw['social_links']),
    categories: Array.isArray(categories) ? categories.map(idOf).map(Number).filter(Number.isInteger) : [],
    available: raw['available'] ?? true,
  };
}

export const profileReply = data(profile);
/** `data` is the card, or holds it as `profile`. */
export const readProfile = (raw: unknown): unknown => {
  const body = unwrap(raw);
  return enveloped(normaliseProfile)(isRecord(body) && isRecord(body['profile']) ? body['profile'] : body);
};

export const getProfile = endpoint('getProfile', 'GET', '/api/photographer/profile', {
  summary: 'The own card',
  access: 'photographer',
  reply: profileReply,
  read: readProfile,
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
