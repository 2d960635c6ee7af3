import { snakeCase } from '../contract/camel-cased.ts';
import { isSame } from '../contract/changes/changes.ts';
import type { Profile } from './profile.ts';
import { Refusal } from '../contract/refusal.ts';
import { changedElsewhere, saveOver } from '../contract/changes/save-over.ts';
import { sentences } from '../contract/sentences.ts';
import { socialUsername } from './social-username.ts';
import type { ProfileFields, ProfileInput, SomeFields } from './update-profile.ts';

/** A card as two of it are compared: each network's link by itself, and nothing but null for nothing. */
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

/** What the editor may change of a stored card, as it would send it. */
function fieldsOf(profile: Profile): ProfileFields {
  const { firstName, lastName, city, bio, email, phone, hourlyRate, minProductPrice, socialLinks, categories } = profile;
  const links = socialLinks.flatMap(({ networkId, username, url }) => {
    // A page without a name (`channel/UC…`, `+invitation`) is known by its address alone.
    const stored = networkId && (username ?? socialUsername(networkId, url));
    return networkId && stored ? [{ networkId, username: stored }] : [];
  });
  return {
    firstName,
    lastName,
    city: city ?? '',
    bio: bio ?? '',
    email,
    phone,
    hourlyRate,
    minProductPrice,
    socialLinks: links,
    categories,
  };
}

/** The field of the wire for one that is compared. */
const wireField = (field: string): string => (field.startsWith('links.') ? 'social_links' : snakeCase(field));

/** What a card cannot be shown without, and the message where it is missing. */
const required = () => ({
  firstName: sentences.firstNameRequired,
  lastName: sentences.lastNameRequired,
  city: sentences.cityRequired,
  bio: sentences.bioRequired,
  categories: sentences['categories.validation.required'],
});

/**
 * The stored card with what a save changes of it. Throws a `Refusal`: 409 when a field that it changes has been changed
 * meanwhile to something else, 422 when something is missing that was neither sent nor stored.
 */
export function changeProfile(profile: Profile, { known = {}, ...sent }: ProfileInput): ProfileFields {
  const stored = fieldsOf(profile);
  const theirs = comparable(stored) as Comparable;
  const mine = comparable(sent);
  const { links, ...fields } = saveOver(theirs, mine, comparable(known), changedElsewhere.card, wireField);
  const wanted = required();
  const missing = Object.entries(wanted).filter(([field]) => fields[field as keyof typeof wanted].length === 0);
  if (missing.length > 0) {
    throw new Refusal(422, sentences.invalid, Object.fromEntries(missing.map(([field, sentence]) => [wireField(field), [sentence]])));
  }
  // As they were sent, and then those that came meanwhile.
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
