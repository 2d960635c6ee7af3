import { type ImageGroup, personKey, Refusal, shareLimits, shareSentences } from '@portal/api';
import { newToken } from '../../../platform/tokens.ts';
import type { Context } from '../../../routing/context.ts';
import { passSubject, type ShareCaller } from '../../../routing/caller.ts';
import { selectGroups } from '../../groups/repository.ts';
import { addressColumns } from '../create-shares.ts';
import { stateOf } from '../open-share.ts';
import * as repository from '../repository.ts';
import { countFamilies, endUncounted } from './repository.ts';

const HOUR_MS = 3_600_000;

/** What a family's share has in common with the one that it comes by. */
const settingsOf = (parent: NonNullable<Awaited<ReturnType<typeof repository.lockShare>>>) => ({
  project_id: parent.project_id,
  photographer_id: parent.photographer_id,
  role: parent.role,
  shows: parent.shows,
  group_id: parent.group_id,
  also_shows: parent.also_shows,
  pin_hash: parent.pin_hash,
  expires_on: parent.expires_on,
  can_download: parent.can_download,
  choice_limit: parent.choice_limit,
  watermark: parent.watermark,
});

/**
 * Makes a family its own share, which shows and allows what the shared one does. Neither whether a pupil is called so nor whether the name is there
 * already is seen in the answer: whoever has the address of a class could ask for all its names.
 */
export async function joinShare(
  context: Context,
  { share }: ShareCaller,
  { body: { name } }: { body: { name: string } },
): Promise<{ address: string; pass: string | null }> {
  const token = newToken();
  const address = addressColumns(context, token);
  const id = await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    // The photographer may have ended, renewed or changed it at this moment. `lockShare` holds the project.
    const parent = await repository.lockShare(trx, share.id);
    if (parent?.token_hash !== share.token_hash) throw new Refusal(404, shareSentences.unknown);
    if (stateOf(parent, now) !== 'active') throw new Refusal(410, shareSentences.ended);
    if (parent.pin_hash !== share.pin_hash) throw new Refusal(403, shareSentences.pinNeeded);
    if (parent.chooses !== 'each_family') throw new Refusal(409, shareSentences.familyNone);
    const since = new Date(now.getTime() - HOUR_MS);
    const limit = shareLimits.familiesPerShare;
    if ((await countFamilies(trx, parent.id, since)) >= limit) throw new Refusal(422, shareSentences.familiesFull);
    await endUncounted(trx, parent.id, { since, now, limit });
    const key = personKey(name);
    const isOfShare = ({ classId }: ImageGroup) => classId !== null && (parent.group_id === null || classId === parent.group_id);
    const [pupil, namesake] = (await selectGroups(trx, parent.project_id)).filter(
      (group) => isOfShare(group) && personKey(group.name) === key,
    );
    const family = await repository.insertShare(trx, {
      ...address,
      ...settingsOf(parent),
      created_at: now,
      parent_share_id: parent.id,
      family_name: name,
      // Of two of that name nobody can say which.
      pupil_id: namesake ? null : (pupil?.id ?? null),
    });
    await repository.insertEvent(trx, family, 'created', now);
    return family;
  });
  const pass = share.pin_hash === null ? null : context.passes.of(passSubject({ ...share, ...address, id }), shareLimits.passSeconds).pass;
  return { address: `/s/${token}`, pass };
}
