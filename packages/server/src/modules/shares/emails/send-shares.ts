import { type ProjectShare, Refusal, sentences, shareDay } from '@portal/api';
import type { Context } from '../../../routing/context.ts';
import type { Actor } from '../../../routing/caller.ts';
import { lockPhotographer } from '../../lock-repository.ts';
import { lockProject } from '../../project-images/repository.ts';
import { countEmail, emailsLeft, enqueueInvitation } from '../create-shares.ts';
import { addressOf } from '../open-share.ts';
import type { Db } from '../repository.ts';
import { type AboutProject, listShares } from '../service.ts';
import * as repository from './bulk-repository.ts';

/** Enqueues emails as far as the limits allow; the others stay queued without a job. Answers how many are enqueued. */
async function enqueueAllowed(trx: Db, photographerId: number, shares: readonly repository.Addressed[], now: Date): Promise<number> {
  const left = await emailsLeft(trx, photographerId, now);
  let sent = 0;
  for (const share of shares) {
    if (sent === left) break;
    if (!(await countEmail(trx, photographerId, share.client_email, now))) continue;
    await enqueueInvitation(trx, share);
    sent += 1;
  }
  return sent;
}

/**
 * Sends shares to the families of their pupils, those of one family each by itself. What exceeds the emails of a day is sent when the limits allow it,
 * so that a school is sent with one click.
 */
export async function sendShares(
  context: Context,
  actor: Actor,
  requested: AboutProject & { body: { shareIds: number[] } },
): Promise<{ sent: number; waiting: number; shares: ProjectShare[] }> {
  const place = { photographerId: actor.userId, projectId: requested.params.id };
  const now = context.clock.now();
  const count = await context.db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, actor.userId);
    if (!(await lockProject(trx, place))) throw new Refusal(404, sentences.notFound);
    const found = await repository.lockSendable(trx, place, { ids: requested.body.shareIds, today: shareDay(now.getTime()) });
    // An email without the address would fail.
    const shares = found.filter((share) => addressOf(context, share) !== null);
    await repository.queueEmails(trx, shares);
    const sent = await enqueueAllowed(trx, actor.userId, shares, now);
    return { sent, waiting: shares.length - sent };
  });
  if (count.sent > 0) context.beginWork();
  return { ...count, shares: await listShares(context, actor, requested) };
}

/** Enqueues emails that waited for the limits, of each photographer as many as these allow by now. */
export async function sendWaiting({ db, clock, beginWork }: Pick<Context, 'db' | 'clock' | 'beginWork'>): Promise<void> {
  let sent = 0;
  for (const photographerId of await repository.selectWaitingPhotographers(db)) {
    sent += await db.transaction().execute(async (trx) => {
      await lockPhotographer(trx, photographerId);
      return enqueueAllowed(trx, photographerId, await repository.selectWaiting(trx, photographerId), clock.now());
    });
  }
  if (sent > 0) beginWork();
}
