import * as z from 'zod/mini';
import { cardFields, shownFields } from './card-fields.ts';
import { camelCased } from '../contract/camel-cased.ts';
import { version, versionOf } from '../contract/changes/version.ts';
import { endpoint } from '../contract/endpoint.ts';
import { formFile, withFile } from '../contract/form.ts';
import { notice } from '../contract/notice.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { normaliseSocialLinks } from './social-links.ts';
import { data, enveloped } from '../contract/wire.ts';

const profile = camelCased(
  z.object({
    id: z.int(),
    ...shownFields,
    full_name: z.string(),
    avatar: z.nullable(z.string()),
    available: z.boolean(),
    version,
  }),
  {
    version: versionOf(...cardFields),
    full_name: (wire: { first_name: string; last_name: string }) => `${wire.first_name} ${wire.last_name}`.trim(),
  },
);
/** A photographer's own card, as the cabinet reads it. */
export type Profile = z.output<typeof profile>;

const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : value);

/** `categories` or `specializations`, objects or ids (ledger CON-04). */
function normaliseProfile(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const categories = first(raw, 'categories', 'specializations');
  return {
    ...raw,
    ...Object.fromEntries(cardFields.map((field) => [field, raw[field] ?? null])),
    first_name: raw['first_name'] ?? '',
    last_name: raw['last_name'] ?? '',
    full_name: raw['full_name'] ?? '',
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
  summary: 'The caller’s card',
  access: 'photographer',
  reply: profileReply,
  read: readProfile,
});

/** `url`, `avatar` or `path` (ledger CON-28). */
export const uploadAvatar = endpoint('uploadAvatar', 'POST', '/api/photographer/avatar', {
  summary: 'Replace the avatar. Multipart field `file`: JPEG, PNG or WebP',
  access: 'photographer',
  takes: 'one',
  body: z.object({ file: formFile(sentences.avatarMissing) }),
  readBody: withFile,
  reply: data(z.object({ url: z.string() })),
  read: (raw) => {
    const body = unwrap(raw);
    const path = isRecord(body) ? first(body, 'url', 'avatar', 'path') : body;
    return enveloped()({ url: typeof path === 'string' && !/^(https?:|\/)/.test(path) ? `/${path}` : path });
  },
});

export const removeAvatar = endpoint('removeAvatar', 'DELETE', '/api/photographer/avatar', {
  summary: 'Remove the avatar: the card shows the first letter of the name',
  access: 'photographer',
  ...notice,
});
