import { Refusal, sentences, shareDay } from '@portal/api';
import { insertJob } from '../../../platform/jobs/repository.ts';
import type { Context } from '../../../routing/context.ts';
import type { Actor } from '../../../routing/caller.ts';
import { lockPhotographer } from '../../lock-repository.ts';
import { lockProject } from '../../project-images/repository.ts';
import { countEmail } from '../create-shares.ts';
import { addressOf, emailStampOf } from '../open-share.ts';
import * as repository from '../repository.ts';
import type { AboutProject } from '../service.ts';

const DAY_MS = 86_400_000;

/**
 * Reminds clients in bulk: those who were sent theirs by email, have neither sent a choice nor accepted, and were not written to within
 * a day. The reminder before the last day comes all the same, a day later at the earliest. Answers how many were left because of the limits of emails.
 */
export async function remindShares(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { shareIds: number[] } },
): Promise<{ reminded: number; left: number }> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const now = context.clock.now();
  const count = { reminded: 0, left: 0 };
  await context.db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, actor.userId);
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    const about = { ids: requested.body.shareIds, today: shareDay(now.getTime()), since: new Date(now.getTime() - DAY_MS) };
    for (const share of await repository.takeRemindable(trx, place, about)) {
      // An email without the address would fail.
      if (addressOf(context, share) === null) continue;
      if (await countEmail(trx, actor.userId, share.client_email, now)) {
        const payload = { shareId: share.id, what: 'reminder' as const, stamp: emailStampOf(share) };
        await insertJob(trx, { kind: 'share-email', payload });
        count.reminded += 1;
      } else count.left += 1;
    }
  });
  if (count.reminded > 0) context.beginWork();
  return count;
}
