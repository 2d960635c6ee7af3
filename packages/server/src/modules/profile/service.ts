import { type Profile, type ProfileInput, type SocialNetwork, socialNetworks } from '@portal/api';
import type { Ports } from '../../ports.ts';
import type { Actor } from '../../serve.ts';
import { requireKnown } from '../specializations/require-known.ts';
import * as repository from './repository.ts';

export function getProfile({ db }: Ports, { userId }: Actor): Promise<Profile> {
  return repository.findProfile(db, userId);
}

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

export function listSocialNetworks(): SocialNetwork[] {
  return [...socialNetworks];
}
