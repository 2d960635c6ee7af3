import { type ShareBoard, shareLimits } from '@portal/api';
import type { Context } from '../../../routing/context.ts';
import type { Actor } from '../../../routing/caller.ts';
import { requireProject } from '../../project-images/service.ts';
import { countEmails } from '../repository.ts';
import type { AboutProject } from '../service.ts';
import { selectGroupProgress, selectShareProgress } from './board-repository.ts';

const DAY_MS = 86_400_000;

/** What the board of an own project counts; names and shares have calls of their own. 404 when the project is not the caller's. */
export async function getShareBoard(context: Context, actor: Actor, requested: AboutProject): Promise<ShareBoard> {
  const { db, clock } = context;
  const { projectId } = await requireProject(context, actor, requested);
  const mine = { photographer_id: actor.userId, address_hash: '' };
  const { own } = await countEmails(db, mine, new Date(clock.now().getTime() - DAY_MS));
  return {
    groups: await selectGroupProgress(db, projectId),
    shares: await selectShareProgress(db, projectId),
    emailsLeft: Math.max(0, shareLimits.emailsADay - own),
  };
}
