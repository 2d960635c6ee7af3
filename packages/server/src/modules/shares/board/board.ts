import type { ShareBoard } from '@portal/api';
import type { Context } from '../../../routing/context.ts';
import type { Actor } from '../../../routing/caller.ts';
import { requireProject } from '../../project-images/service.ts';
import { emailsLeft } from '../create-shares.ts';
import type { AboutProject } from '../service.ts';
import { selectGroupProgress, selectShareProgress } from './board-repository.ts';

/** What the board of an own project counts; names and shares have calls of their own. 404 when the project is not the caller's. */
export async function getShareBoard(context: Context, actor: Actor, requested: AboutProject): Promise<ShareBoard> {
  const { db, clock } = context;
  const { projectId } = await requireProject(context, actor, requested);
  return {
    groups: await selectGroupProgress(db, projectId),
    shares: await selectShareProgress(db, projectId),
    emailsLeft: await emailsLeft(db, actor.userId, clock.now()),
  };
}
