import { type BulkChanges, type ProjectShare, Refusal, sentences, shareDay } from '@portal/api';
import type { Context } from '../../../routing/context.ts';
import type { Actor } from '../../../routing/caller.ts';
import { lockProject } from '../../project-images/repository.ts';
import { requireDay } from '../create-shares.ts';
import { changeFamilies } from '../families/repository.ts';
import * as repository from '../repository.ts';
import { type AboutProject, listShares } from '../service.ts';

type AboutShares = AboutProject & { body: { shareIds: number[] } };
type Change = Pick<Parameters<typeof repository.updateShares>[2], 'changes' | 'kind' | 'since'>;

interface BulkChanged {
  /** How many. */
  changed: number;
  /** All of the project. */
  shares: ProjectShare[];
}

/** Changes those shares that are for clients and have not ended, all or none. */
async function changeInBulk(context: Context, actor: Actor, requested: AboutShares, change: Change): Promise<BulkChanged> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const changed = await context.db.transaction().execute(async (trx) => {
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    const now = context.clock.now();
    const ids = await repository.updateShares(trx, place, { ids: requested.body.shareIds, now, ...change });
    await changeFamilies(trx, ids, { ...change, now });
    return ids.length;
  });
  return { changed, shares: await listShares(context, actor, requested) };
}

/** A field that is not sent stays. Without a version: who sets a day for a hundred families wants it whatever stood there. */
export async function updateShares(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: BulkChanges & { shareIds: number[]; withExpired?: boolean | undefined } },
): Promise<BulkChanged> {
  const { shows, expiresOn, canDownload, choiceLimit, withExpired = false } = requested.body;
  const now = context.clock.now();
  requireDay(expiresOn, now);
  const changes = {
    ...(shows !== undefined && { shows }),
    ...(expiresOn !== undefined && { expires_on: expiresOn }),
    ...(canDownload !== undefined && { can_download: canDownload }),
    ...(choiceLimit !== undefined && { choice_limit: choiceLimit }),
  };
  if (Object.keys(changes).length === 0) return { changed: 0, shares: await listShares(context, actor, requested) };
  return changeInBulk(context, actor, requested, { changes, kind: 'changed', since: withExpired ? null : shareDay(now.getTime()) });
}

/** They stay in the list. Doing it twice changes nothing. */
export function endShares(context: Context, actor: Actor, requested: AboutShares): Promise<BulkChanged> {
  return changeInBulk(context, actor, requested, { changes: { ended_at: context.clock.now() }, kind: 'ended', since: null });
}
