import {
  type ActivityWeek,
  changeProfile,
  lastWeeks,
  type Profile,
  type ProfileInput,
  type SocialNetwork,
  socialNetworks,
} from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/serve.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { requireKnown } from '../specializations/require-known.ts';
import * as repository from './repository.ts';

/** The caller's own card, also while the directory does not show it yet. Prices are rubles. */
export function getProfile({ db }: Ports, { userId }: Actor): Promise<Profile> {
  return repository.findProfile(db, userId);
}

/**
 * Changes what was sent of the card, all or nothing; from the first time on the directory shows it. 422 when a category is
 * unknown or something is missing, 409 when a field has been changed since the caller read it.
 */
export async function updateProfile({ db }: Ports, { userId }: Actor, { body }: { body: ProfileInput }): Promise<Profile> {
  await requireKnown({ db }, body.categories ?? [], 'categories');
  return db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, userId);
    await repository.saveProfile(trx, userId, changeProfile(await repository.findProfile(trx, userId), body));
    return repository.findProfile(trx, userId);
  });
}

/** The networks that a card may link to: the same for every caller. */
export function listSocialNetworks(): SocialNetwork[] {
  return [...socialNetworks];
}

/** How often others have opened the own page, and what was uploaded, by weeks. */
export function listActivity({ db, clock }: Ports, { userId }: Actor): Promise<ActivityWeek[]> {
  return repository.countByWeeks(db, userId, lastWeeks(clock.now().getTime()));
}
