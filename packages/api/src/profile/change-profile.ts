import { snakeCase } from '../contract/camel-cased.ts';
import { withChanges } from '../contract/changes/changes.ts';
import type { Profile } from './profile.ts';
import { Refusal } from '../contract/refusal.ts';
import { sentences } from '../contract/sentences.ts';
import { profileFieldsOf, type ProfileFields, type ProfileInput } from './update-profile.ts';

/** The fields that a shown card must have, and the message where one is missing. */
const required = () => ({
  firstName: sentences.firstNameRequired,
  lastName: sentences.lastNameRequired,
  city: sentences.cityRequired,
  bio: sentences.bioRequired,
  categories: sentences['categories.validation.required'],
});

/** The stored card with the changes of a save. Throws a `Refusal` (422) when a required field was neither sent nor stored. */
export function changeProfile(profile: Profile, sent: ProfileInput): ProfileFields {
  const fields = withChanges(profileFieldsOf(profile), sent);
  const wanted = required();
  const missing = Object.entries(wanted).filter(([field]) => fields[field as keyof typeof wanted].length === 0);
  if (missing.length === 0) return fields;
  throw new Refusal(422, sentences.invalid, Object.fromEntries(missing.map(([field, sentence]) => [snakeCase(field), [sentence]])));
}
