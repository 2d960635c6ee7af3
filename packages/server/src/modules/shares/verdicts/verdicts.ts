import { Refusal, type SharedProject, shareSentences, type Verdict } from '@portal/api';
import type { ShareCaller } from '../../../routing/caller.ts';
import type { Context } from '../../../routing/context.ts';
import { enqueueNews } from '../emails/news-emails.ts';
import { insertCounted, insertEvent, updateShare } from '../repository.ts';
import { describeShare, isWithdrawable, lockAcceptance, lockOwnShare } from '../shared.ts';
import { findShownVersion } from '../shown-repository.ts';
import { saveVerdict, withdrawAccepted } from './repository.ts';

interface AboutVerdict {
  params: { photoId: number };
  body: { versionId: number; verdict: Verdict | null; fix: string | null };
}

/** Of the version that was seen: 409 where another one is shown by now. What this client has accepted stands until that is taken back. */
export async function setSharedVerdict(
  context: Context,
  { share }: ShareCaller<'client'>,
  { params: { photoId }, body: { versionId, verdict, fix } }: AboutVerdict,
): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const now = await lockOwnShare(trx, share.id);
    const shown = now && (await findShownVersion(trx, now, photoId));
    if (!shown) throw new Refusal(404, shareSentences.imageNotShown);
    if (shown.version_id !== versionId) throw new Refusal(409, shareSentences.versionOver);
    if (now.signed_off_at !== null && !shown.is_renewed) throw new Refusal(409, shareSentences.signedOff);
    const place = { share_id: now.id, version_id: versionId };
    const isNew = await saveVerdict(trx, place, verdict && { verdict, remark: fix, decided_at: at });
    if (isNew) await insertCounted(trx, now.id, 'fix_wanted', at, 1);
  });
  if (verdict === 'fix') await enqueueNews(context, share, 'fix_wanted');
  return describeShare(context, share, true);
}

/** The photos can be looked at, answered and accepted again, and a later version is shown as if none had been accepted. */
export async function withdrawSignOff(context: Context, { share }: ShareCaller<'client'>): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const now = await lockAcceptance(trx, share);
    // Read again: it may have been put away until the lock was there.
    const project = await trx.selectFrom('projects').select('archived_at').where('id', '=', share.project_id).executeTakeFirst();
    if (!now || !project || !isWithdrawable({ ...now, ...project }, at)) throw new Refusal(409, shareSentences.signOffStands);
    await withdrawAccepted(trx, now);
    await updateShare(trx, now.id, { signed_off_at: null });
    await insertEvent(trx, now.id, 'sign_off_withdrawn', at);
  });
  await enqueueNews(context, share, 'sign_off_withdrawn');
  return describeShare(context, { ...share, signed_off_at: null }, true);
}
