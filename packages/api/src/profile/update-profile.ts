import * as z from 'zod/mini';
import { cardFields, savedFields } from './card-fields.ts';
import { camelCase, camelCased, type Renamed } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { type Profile, profileReply, readProfile } from './profile.ts';
import { first, isRecord } from '../contract/unwrap.ts';
import { socialUsername } from './social-username.ts';

/** All fields that the editor saves. */
export type ProfileFields = Renamed<z.output<z.ZodMiniObject<typeof savedFields>>, object>;

const input = camelCased(z.extend(z.partial(z.object(savedFields)), { specializations: z.optional(z.array(z.int())) }), {
  specializations: (wire: { categories?: number[] }) => wire.categories,
});
/** A save of the card: absent fields stay. */
export type ProfileInput = z.output<typeof input>;

/** The changeable fields of a stored card, as the editor would send them. */
export function profileFieldsOf(profile: Profile): ProfileFields {
  const links = profile.socialLinks.flatMap(({ networkId, username, url }) => {
    // A page without a user name (`channel/UC…`, `+invitation`) is known by its address alone.
    const stored = networkId && (username ?? socialUsername(networkId, url));
    return networkId && stored ? [{ networkId, username: stored }] : [];
  });
  const own = Object.fromEntries(
    cardFields.map(camelCase).map((field) => [field, profile[field as keyof ProfileFields]]),
  ) as unknown as Pick<Profile, keyof ProfileFields>;
  return { ...own, city: own.city ?? '', bio: own.bio ?? '', socialLinks: links };
}

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
    ...Object.fromEntries(cardFields.map((field) => [field, firstGiven(raw, field, camelCase(field))])),
    social_links: links === null ? [] : links,
    categories: firstGiven(raw, 'categories', 'specializations'),
  };
}

export const updateProfile = endpoint('updateProfile', 'PUT', '/api/photographer/profile', {
  summary:
    'Save the caller’s card; a field that is left out stays as it is. 422 with fields when something does not fit. 409 with the card when it has changed meanwhile',
  access: 'photographer',
  isVersioned: true,
  body: input,
  readBody: normaliseInput,
  reply: profileReply,
  read: readProfile,
});
