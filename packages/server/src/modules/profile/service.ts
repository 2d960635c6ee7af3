import {
  type ActivityWeek,
  changedElsewhere,
  changeProfile,
  lastWeeks,
  type Profile,
  type ProfileInput,
  requireVersion,
  type SocialNetwork,
  socialNetworks,
  updateProfile as endpoint,
} from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { requireKnown } from '../specializations/require-known.ts';
import * as repository from './repository.ts';

/** The caller's own card, also while the directory does not show it yet. Prices are rubles. */
export function getProfile({ db }: Ports, { userId }: Actor): Promise<Profile> {
  return repository.findProfile(db, userId);
}

/**
 * Changes the fields that were sent, all or nothing; after the first save the directory lists the card. 422 when a category is unknown or something
 * is missing, 409 when it has been changed since the caller read it.
 */
export async function updateProfile(
  { db }: Ports,
  { userId }: Actor,
  { body, version }: { body: ProfileInput; version?: string | undefined },
): Promise<Profile> {
  await requireKnown({ db }, body.categories ?? [], 'categories');
  return db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, userId);
    const stored = await repository.findProfile(trx, userId);
    requireVersion(endpoint, version, stored, changedElsewhere.card);
    await repository.saveProfile(trx, userId, changeProfile(stored, body));
    return repository.findProfile(trx, userId);
  });
}

/** The networks that a card may link to: the same for every caller. */
export function listSocialNetworks(): SocialNetwork[] {
  return [...socialNetworks];
}

/** Views of the caller's page by others, and uploads, by week. */
export function listActivity({ db, clock }: Ports, { userId }: Actor): Promise<ActivityWeek[]> {
  return repository.countByWeeks(db, userId, lastWeeks(clock.now().getTime()));
}
