import { type Profile, type ProfileInput, type SocialNetwork, socialNetworks } from '@portal/api';
import type { Ports } from '../../ports.ts';
import type { Actor } from '../../serve.ts';
import { requireKnown } from '../specializations/require-known.ts';
import * as repository from './repository.ts';

/** The caller's own card, also while the directory does not show it yet. Prices are rubles. */
export function getProfile({ db }: Ports, { userId }: Actor): Promise<Profile> {
  return repository.findProfile(db, userId);
}

/** Replaces the whole card, links included; from the first time on the directory shows it. 422 when a category is unknown. */
export async function updateProfile({ db }: Ports, { userId }: Actor, { body }: { body: ProfileInput }): Promise<Profile> {
  await requireKnown({ db }, body.categories, 'categories');
  const input = { ...body, socialLinks: lastOfEach(body.socialLinks) };
  await repository.saveProfile(db, userId, input);
  return repository.findProfile(db, userId);
}

/** One link a network: a later one replaces an earlier one. */
function lastOfEach(links: ProfileInput['socialLinks']): ProfileInput['socialLinks'] {
  return [...new Map(links.map((link) => [link.networkId, link])).values()];
}

/** The networks that a card may link to: the same for every caller. */
export function listSocialNetworks(): SocialNetwork[] {
  return [...socialNetworks];
}
