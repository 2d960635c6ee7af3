import { type BulkChanges, type ProjectShare, Refusal, sentences } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockProject } from '../project-images/repository.ts';
import { requireDay } from './create-shares.ts';
import * as repository from './repository.ts';
import { type AboutProject, listShares } from './service.ts';

type AboutShares = AboutProject & { body: { shareIds: number[] } };
type Change = Pick<Parameters<typeof repository.updateShares>[2], 'changes' | 'kind'>;

/** Changes those shares that are for clients and have not ended, all or none. Answers all shares of the project. */
async function changeInBulk(context: Context, actor: Actor, requested: AboutShares, change: Change): Promise<ProjectShare[]> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    await repository.updateShares(trx, place, { ids: requested.body.shareIds, now: context.clock.now(), ...change });
  });
  return listShares(context, actor, requested);
}

/** A field that is not sent stays. Without a version: who sets a day for a hundred families wants it whatever stood there. */
export async function updateShares(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: BulkChanges & { shareIds: number[] } },
): Promise<ProjectShare[]> {
  const { shows, expiresOn, canDownload, choiceLimit } = requested.body;
  requireDay(expiresOn, context.clock.now());
  const changes = {
    ...(shows !== undefined && { shows }),
    ...(expiresOn !== undefined && { expires_on: expiresOn }),
    ...(canDownload !== undefined && { can_download: canDownload }),
    ...(choiceLimit !== undefined && { choice_limit: choiceLimit }),
  };
  if (Object.keys(changes).length === 0) return listShares(context, actor, requested);
  return changeInBulk(context, actor, requested, { changes, kind: 'changed' });
}

/** They stay in the list. Doing it twice changes nothing. */
export function endShares(context: Context, actor: Actor, requested: AboutShares): Promise<ProjectShare[]> {
  return changeInBulk(context, actor, requested, { changes: { ended_at: context.clock.now() }, kind: 'ended' });
}
