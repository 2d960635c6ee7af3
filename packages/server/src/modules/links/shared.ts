import { linkEnd, linkSentences, projectBeforePin, Refusal, type SharedProject } from '@portal/api';
import { isRobot } from '../../http/security/is-robot.ts';
import type { Context } from '../../routing/context.ts';
import type { OpenLink, SharedImages } from '../../routing/open-link.ts';
import type { LinkCaller } from '../../routing/serve-links.ts';
import { mediaUrl } from '../media-url.ts';
import { isNewVisit } from './link-reads.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';

const text = (moment: Date | null): string | null => moment && moment.toISOString();

/** What a visitor sees of a link. Before the PIN is entered, nothing. */
export async function describeLink({ linkReads }: Context, link: OpenLink, isOpen: boolean): Promise<SharedProject> {
  if (!isOpen) return projectBeforePin;
  const { originals, retouched, favourites } = await linkReads.counts(link);
  return {
    projectName: link.project_name,
    groupName: link.group_name,
    photographer: {
      name: `${link.first_name} ${link.last_name}`.trim(),
      city: link.city,
      avatar: link.avatar_key && mediaUrl(link.avatar_key),
    },
    role: link.role,
    shows: link.shows,
    canDownload: link.can_download,
    choiceLimit: link.choice_limit,
    hasWatermark: link.watermark !== null,
    choiceClosedAt: text(link.choice_closed_at),
    signedOffAt: text(link.signed_off_at),
    expiresAt: linkEnd(link.expires_on),
    needsPin: false,
    count: originals + retouched.count,
    retouchedCount: retouched.count,
    renewedCount: retouched.renewed,
    shownDigest: retouched.digest,
    favouriteCount: favourites,
  };
}

/** What the link leads to. A visit is recorded at most once in a while, and not for a crawler that runs scripts. */
export async function getShared(context: Context, { link, isOpen, request }: LinkCaller): Promise<SharedProject> {
  if (isOpen && !isRobot(request) && isNewVisit(link, context.clock.now())) await context.linkReads.recordVisit(link.id);
  return describeLink(context, link, isOpen);
}

/** A page of the photos that a link shows. */
export function listSharedImages(
  { linkReads }: Context,
  { link }: Pick<LinkCaller, 'link'>,
  { query: { offset, limit } }: { query: { offset: number; limit: number } },
): Promise<SharedImages> {
  return linkReads.images({ link, offset, limit });
}

interface AboutImage {
  params: { imageId: number };
}

/** Locks the link, so that with two phones at once the second sees what the first did. 409 after the choice was sent. */
function choosing<T>(
  context: Context,
  { link }: LinkCaller,
  { params }: AboutImage,
  change: (trx: repository.Db, now: { id: number; choice_limit: number | null }) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    const now = await repository.lockLink(trx, link.id);
    if (!now || !(await shownPhotos.isShown(trx, now, params.imageId))) throw new Refusal(404, linkSentences.imageNotShown);
    if (now.choice_closed_at !== null) throw new Refusal(409, linkSentences.choiceClosed);
    return change(trx, now);
  });
}

/** 409 over the limit that the photographer has set. */
export function setSharedFavourite(
  context: Context,
  caller: LinkCaller,
  requested: AboutImage & { body: { favourite: boolean } },
): Promise<{ favouriteCount: number }> {
  const { imageId } = requested.params;
  return choosing(context, caller, requested, async (trx, { id, choice_limit: limit }) => {
    const [mark] = await shownPhotos.selectMarks(trx, id, [imageId]);
    const count = await shownPhotos.countFavourites(trx, id);
    const isFavourite = mark?.is_favourite ?? false;
    if (isFavourite === requested.body.favourite) return { favouriteCount: count };
    if (requested.body.favourite && limit !== null && count >= limit) throw new Refusal(409, linkSentences.choiceFull);
    await shownPhotos.saveMark(trx, id, imageId, { is_favourite: requested.body.favourite });
    return { favouriteCount: count + (requested.body.favourite ? 1 : -1) };
  });
}

/** An empty remark deletes it. */
export function setSharedRemark(
  context: Context,
  caller: LinkCaller,
  requested: AboutImage & { body: { text: string } },
): Promise<{ remark: string | null }> {
  const remark = requested.body.text || null;
  return choosing(context, caller, requested, async (trx) => {
    const remarked_at = remark === null ? null : context.clock.now();
    // Through a link without originals no choice is ever sent: there a remark is sent by itself.
    const sent = caller.link.shows === 'retouched' ? { sent_remark: remark } : {};
    await shownPhotos.saveMark(trx, caller.link.id, requested.params.imageId, { remark, remarked_at, ...sent });
    return { remark };
  });
}

/** Only the first time is recorded and tells the photographer. From now on the retoucher goes by these marks. */
export async function closeSharedChoice(context: Context, { link, isOpen }: LinkCaller): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const now = await repository.lockLink(trx, link.id);
    if (now?.choice_closed_at !== null) throw new Refusal(409, linkSentences.choiceClosed);
    const count = await shownPhotos.countFavourites(trx, link.id);
    if (count === 0) throw new Refusal(422, linkSentences.choiceEmpty);
    // Photos that were hidden or moved come back with their hearts: which ones are too many only the client can say.
    if (now.choice_limit !== null && count > now.choice_limit) throw new Refusal(422, linkSentences.choiceOver);
    await repository.updateLink(trx, link.id, { choice_closed_at: at });
    await shownPhotos.sendMarks(trx, link.id);
    await repository.insertEvent(trx, link.id, 'choice_closed', at, count);
  });
  await context.enqueue({ kind: 'link-news', payload: { linkId: link.id, what: 'choice_closed' } });
  return describeLink(context, { ...link, choice_closed_at: at }, isOpen);
}

/**
 * Accepts the versions that were seen, if they are still those that are shown. Not before there are retouched photos, and again only where the
 * photographer has shown others since.
 */
export async function signOffShared(
  context: Context,
  { link, isOpen }: LinkCaller,
  { body }: { body: { shownDigest: string } },
): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const now = await repository.lockLink(trx, link.id);
    const there = now && (await shownPhotos.selectRetouchedState(trx, now));
    if (!there || (now.signed_off_at !== null && there.renewed === 0)) throw new Refusal(409, linkSentences.signedOff);
    if (there.count === 0) throw new Refusal(422, linkSentences.nothingToDownload);
    if ((await shownPhotos.acceptShown(trx, now, at)) !== body.shownDigest) throw new Refusal(409, linkSentences.shownOthers);
    await repository.updateLink(trx, link.id, { signed_off_at: at });
    await repository.insertEvent(trx, link.id, 'signed_off', at);
  });
  await context.enqueue({ kind: 'link-news', payload: { linkId: link.id, what: 'signed_off' } });
  return describeLink(context, { ...link, signed_off_at: at }, isOpen);
}
