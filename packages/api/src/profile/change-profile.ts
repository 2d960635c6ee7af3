import { snakeCase } from '../contract/camel-cased.ts';
import { isSame } from '../contract/changes/changes.ts';
import type { Profile } from './profile.ts';
import { Refusal } from '../contract/refusal.ts';
import { changedElsewhere, saveOver } from '../contract/changes/save-over.ts';
import { sentences } from '../contract/sentences.ts';
import { profileFieldsOf, type ProfileFields, type ProfileInput, type SomeFields } from './update-profile.ts';

/** A card in a form for comparison: each network's link separately, and null for empty values. */
interface Comparable extends Omit<ProfileFields, 'socialLinks'> {
  links: Record<string, string>;
}

function comparable({ socialLinks, categories, ...rest }: SomeFields): Partial<Comparable> {
  const fields = {
    ...rest,
    links: socialLinks && Object.fromEntries(socialLinks.map(({ networkId, username }) => [networkId, username])),
    categories: categories?.toSorted((a, b) => a - b),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The API field for a compared field. */
const wireField = (field: string): string => (field.startsWith('links.') ? 'social_links' : snakeCase(field));

/** The fields that a shown card must have, and the message where one is missing. */
const required = () => ({
  firstName: sentences.firstNameRequired,
  lastName: sentences.lastNameRequired,
  city: sentences.cityRequired,
  bio: sentences.bioRequired,
  categories: sentences['categories.validation.required'],
});

/**
 * The stored card with the changes of a save. Throws a `Refusal`: 409 when a field that it changes has been changed meanwhile to another value, 422
 * when a required field was neither sent nor stored.
 */
export function changeProfile(profile: Profile, { known = {}, ...sent }: ProfileInput): ProfileFields {
  const stored = profileFieldsOf(profile);
  const theirs = comparable(stored) as Comparable;
  const mine = comparable(sent);
  const { links, ...fields } = saveOver(theirs, mine, comparable(known), changedElsewhere.card, wireField);
  const wanted = required();
  const missing = Object.entries(wanted).filter(([field]) => fields[field as keyof typeof wanted].length === 0);
  if (missing.length > 0) {
    throw new Refusal(422, sentences.invalid, Object.fromEntries(missing.map(([field, sentence]) => [wireField(field), [sentence]])));
  }
  // In the order in which they were sent, followed by those that were added meanwhile.
  const networks = new Set([...(sent.socialLinks ?? []), ...stored.socialLinks].map(({ networkId }) => networkId));
  return {
    ...fields,
    socialLinks: [...networks].flatMap((networkId) => {
      const username = links[networkId];
      return username ? [{ networkId, username }] : [];
    }),
    categories: sent.categories && isSame(fields.categories, mine.categories) ? sent.categories : stored.categories,
  };
}
