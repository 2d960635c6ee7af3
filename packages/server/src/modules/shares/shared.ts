import {
  canWithdraw,
  shareEnd,
  type ShareRole,
  shareSentences,
  projectBeforePin,
  Refusal,
  signOffRefusal,
  type SharedProject,
} from '@portal/api';
import { isRobot } from '../../http/security/is-robot.ts';
import type { Context } from '../../routing/context.ts';
import type { OpenShare, SharedImages } from '../../routing/open-share.ts';
import type { ShareCaller } from '../../routing/caller.ts';
import { mediaUrl } from '../media-url.ts';
import { lockProject, type Trx } from '../project-images/repository.ts';
import { enqueueNews } from './emails/news-emails.ts';
import { isNewVisit } from './share-reads.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';

const text = (moment: Date | null): string | null => moment && moment.toISOString();

const photographerOf = (share: OpenShare): SharedProject['photographer'] => ({
  name: `${share.first_name} ${share.last_name}`.trim(),
  city: share.city,
  avatar: share.avatar_key && mediaUrl(share.avatar_key),
});

/** Before it is said which family it is: whose photos these are, and nothing of the photos. */
const describeQuestion = (share: OpenShare): SharedProject => ({
  ...projectBeforePin,
  projectName: share.project_name,
  groupName: share.group_name,
  photographer: photographerOf(share),
  needsPin: false,
  asksFamily: true,
});

/** Whether this acceptance can still be taken back. */
export const isWithdrawable = ({ signed_off_at, archived_at }: Pick<OpenShare, 'signed_off_at' | 'archived_at'>, now: Date): boolean =>
  canWithdraw(signed_off_at && signed_off_at.toISOString(), archived_at !== null, now.getTime());

/** What a visitor sees of a share. Before the PIN is entered, nothing. */
export async function describeShare({ shareReads, clock }: Context, share: OpenShare, isOpen: boolean): Promise<SharedProject> {
  if (!isOpen) return projectBeforePin;
  if (share.chooses === 'each_family') return describeQuestion(share);
  const { originals, retouched, favourites, chosen } = await shareReads.counts(share);
  return {
    projectName: share.project_name,
    groupName: share.group_name,
    asksFamily: false,
    familyName: share.family_name,
    photographer: photographerOf(share),
    role: share.role,
    shows: share.shows,
    canDownload: share.can_download,
    choiceLimit: share.choice_limit,
    hasWatermark: share.watermark !== null,
    choiceClosedAt: text(share.choice_closed_at),
    signedOffAt: text(share.signed_off_at),
    expiresAt: shareEnd(share.expires_on),
    needsPin: false,
    count: originals + retouched.count,
    retouchedCount: retouched.count,
    renewedCount: retouched.renewed,
    shownDigest: retouched.digest,
    favouriteCount: favourites,
    wantedCount: chosen.wanted,
    readyCount: chosen.ready,
    fixCount: retouched.fixes,
    canWithdraw: isWithdrawable(share, clock.now()),
  };
}

/** What the share leads to. A visit is recorded at most once in a while, and not for a crawler that runs scripts. */
export async function getShared(context: Context, { share, isOpen, request }: ShareCaller<ShareRole, boolean>): Promise<SharedProject> {
  if (isOpen && !isRobot(request) && isNewVisit(share, context.clock.now())) await context.shareReads.recordVisit(share.id);
  return describeShare(context, share, isOpen);
}

/** A page of the photos that a share shows. */
export function listSharedImages(
  { shareReads }: Context,
  { share }: Pick<ShareCaller, 'share'>,
  { query: { offset, limit } }: { query: { offset: number; limit: number } },
): Promise<SharedImages> {
  return shareReads.images({ share, offset, limit });
}

interface AboutImage {
  params: { imageId: number };
}

/** Locks a share of a client. 403 where its photographer meanwhile lets each family choose for itself. */
export async function lockOwnShare(trx: repository.Db, id: number) {
  const now = await repository.lockShare(trx, id);
  if (now?.chooses === 'each_family') throw new Refusal(403, shareSentences.familyNeeded);
  return now;
}

/**
 * The same for accepting and taking that back. The whole project is locked, and before the share as everywhere: what one client takes back depends on
 * what the others have accepted at that moment.
 */
export async function lockAcceptance(trx: Trx, { id, photographer_id, project_id }: OpenShare) {
  await lockProject(trx, { photographerId: photographer_id, projectId: project_id });
  return lockOwnShare(trx, id);
}

/** Locks the share, so that with two phones at once the second sees what the first did. 409 after the choice was sent. */
function choosing<T>(
  context: Context,
  { share }: ShareCaller<'client'>,
  { params }: AboutImage,
  change: (trx: repository.Db, now: { id: number; choice_limit: number | null }) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    const now = await lockOwnShare(trx, share.id);
    if (!now || !(await shownPhotos.isShown(trx, now, params.imageId))) throw new Refusal(404, shareSentences.imageNotShown);
    if (now.choice_closed_at !== null) throw new Refusal(409, shareSentences.choiceClosed);
    return change(trx, now);
  });
}

/** 409 over the limit that the photographer has set. */
export function setSharedFavourite(
  context: Context,
  caller: ShareCaller<'client'>,
  requested: AboutImage & { body: { favourite: boolean } },
): Promise<{ favouriteCount: number }> {
  const { imageId } = requested.params;
  return choosing(context, caller, requested, async (trx, { id, choice_limit: limit }) => {
    const [mark] = await shownPhotos.selectMarks(trx, id, [imageId]);
    const count = await shownPhotos.countFavourites(trx, id);
    const isFavourite = mark?.is_favourite ?? false;
    if (isFavourite === requested.body.favourite) return { favouriteCount: count };
    if (requested.body.favourite && limit !== null && count >= limit) throw new Refusal(409, shareSentences.choiceFull);
    await shownPhotos.saveMark(trx, id, imageId, { is_favourite: requested.body.favourite });
    return { favouriteCount: count + (requested.body.favourite ? 1 : -1) };
  });
}

/** An empty remark deletes it. */
export function setSharedRemark(
  context: Context,
  caller: ShareCaller<'client'>,
  requested: AboutImage & { body: { text: string } },
): Promise<{ remark: string | null }> {
  const remark = requested.body.text || null;
  return choosing(context, caller, requested, async (trx) => {
    const remarked_at = remark === null ? null : context.clock.now();
    // Through a share without originals no choice is ever sent: there a remark is sent by itself.
    const sent = caller.share.shows === 'retouched' ? { sent_remark: remark } : {};
    await shownPhotos.saveMark(trx, caller.share.id, requested.params.imageId, { remark, remarked_at, ...sent });
    return { remark };
  });
}

/** Only the first time is recorded and tells the photographer. From now on the retoucher goes by these marks. */
export async function closeSharedChoice(context: Context, { share }: ShareCaller<'client'>): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const now = await lockOwnShare(trx, share.id);
    if (now?.choice_closed_at !== null) throw new Refusal(409, shareSentences.choiceClosed);
    const count = await shownPhotos.countFavourites(trx, share.id);
    if (count === 0) throw new Refusal(422, shareSentences.choiceEmpty);
    // Photos that were hidden or moved come back with their hearts: which ones are too many only the client can say.
    if (now.choice_limit !== null && count > now.choice_limit) throw new Refusal(422, shareSentences.choiceOver);
    await repository.updateShare(trx, share.id, { choice_closed_at: at });
    await shownPhotos.sendMarks(trx, share.id);
    await repository.insertEvent(trx, share.id, 'choice_closed', at, count);
  });
  await enqueueNews(context, share, 'choice_closed');
  return describeShare(context, { ...share, choice_closed_at: at }, true);
}

/**
 * Accepts the versions that were seen, if they are still those that are shown. Not before all that was chosen is retouched and no fix is wanted, and
 * again only where the photographer has shown others since.
 */
export async function signOffShared(
  context: Context,
  { share }: ShareCaller<'client'>,
  { body }: { body: { shownDigest: string } },
): Promise<SharedProject> {
  const at = context.clock.now();
  const wasAccepted = await context.db.transaction().execute(async (trx) => {
    const now = await lockAcceptance(trx, share);
    const there = now && (await shownPhotos.selectRetouchedState(trx, now));
    if (!there) throw new Refusal(409, shareSentences.signedOff);
    const chosen = await shownPhotos.countWanted(trx, now);
    const refusal = signOffRefusal({
      shows: now.shows,
      choiceClosedAt: text(now.choice_closed_at),
      signedOffAt: text(now.signed_off_at),
      favouriteCount: await shownPhotos.countFavourites(trx, now.id),
      wantedCount: chosen.wanted,
      readyCount: chosen.ready,
      retouchedCount: there.count,
      renewedCount: there.renewed,
      fixCount: there.fixes,
    });
    if (refusal) throw refusal;
    if ((await shownPhotos.acceptShown(trx, now, at)) !== body.shownDigest) throw new Refusal(409, shareSentences.shownOthers);
    await repository.updateShare(trx, share.id, { signed_off_at: at });
    await repository.insertEvent(trx, share.id, 'signed_off', at);
    return now.signed_off_at !== null;
  });
  await enqueueNews(context, share, 'signed_off', wasAccepted);
  return describeShare(context, { ...share, signed_off_at: at }, true);
}
