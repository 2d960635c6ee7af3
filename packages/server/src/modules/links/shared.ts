import { linkEnd, linkLimits, linkSentences, Refusal, type SharedImage, type SharedProject } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { LinkCaller, OpenLink } from '../../routing/serve-links.ts';
import { mediaUrl } from '../media-url.ts';
import { imageStampOf } from './open-link.ts';
import * as repository from './repository.ts';
import * as shownPhotos from './shown-repository.ts';

const text = (moment: Date | null): string | null => moment && moment.toISOString();

/** What a visitor sees of a link. Before the PIN is entered, nothing of the project. */
export async function describeLink({ db }: Context, link: OpenLink, isOpen: boolean): Promise<SharedProject> {
  const originals = isOpen ? await shownPhotos.countOriginals(db, link) : 0;
  const retouched = isOpen ? await shownPhotos.countRetouched(db, link) : 0;
  return {
    projectName: isOpen ? link.project_name : null,
    groupName: isOpen ? link.group_name : null,
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
    needsPin: !isOpen,
    count: originals + retouched,
    retouchedCount: retouched,
    favouriteCount: isOpen ? await shownPhotos.countFavourites(db, link.id) : 0,
  };
}

/** What the link leads to. A visit is recorded at most once in a while. */
export async function getShared(context: Context, { link, isOpen }: LinkCaller): Promise<SharedProject> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - linkLimits.openedPauseSeconds * 1000);
  if (isOpen && (link.last_opened_at === null || link.last_opened_at <= before)) {
    await context.db.transaction().execute(async (trx) => {
      if (await repository.recordVisit(trx, link.id, now, before)) await repository.insertEvent(trx, link.id, 'opened', now);
    });
  }
  return describeLink(context, link, isOpen);
}

/** Originals first, then retouched photos. A retoucher reads the remarks of the clients, who stay anonymous. */
export async function listSharedImages(
  context: Context,
  { link }: Pick<LinkCaller, 'link'>,
  { query: { offset, limit } }: { query: { offset: number; limit: number } },
): Promise<{ items: SharedImage[]; total: number }> {
  const { db } = context;
  const count = await shownPhotos.countOriginals(db, link);
  const originals = offset < count ? await shownPhotos.selectOriginals(db, link, { offset, limit }) : [];
  const retouched = await shownPhotos.selectRetouched(db, link);
  const rest = retouched.slice(Math.max(0, offset - count), Math.max(0, offset + limit - count));
  const rows = [...originals, ...rest];
  const ids = rows.flatMap(({ original_id }) => original_id ?? []);
  const marks = new Map((await shownPhotos.selectMarks(db, link.id, ids)).map((mark) => [mark.image_id, mark]));
  const remarks = link.role === 'retoucher' ? await shownPhotos.selectRemarks(db, link.project_id) : null;
  const items = rows.map((row, index): SharedImage => {
    const mark = row.original_id === null ? undefined : marks.get(row.original_id);
    const kind = index < originals.length ? 'original' : 'retouched';
    const stamp = imageStampOf(link, kind);
    return {
      id: row.id,
      kind,
      originalId: row.original_id,
      name: row.name,
      width: row.width,
      height: row.height,
      color: row.color,
      src: context.addresses.of(row.medium_key, stamp),
      thumb: context.addresses.of(row.thumb_key, stamp),
      isFavourite: mark?.is_favourite ?? false,
      remark: (remarks ? remarks.get(row.id) : mark?.remark) ?? null,
    };
  });
  return { items, total: count + retouched.length };
}

interface AboutImage {
  params: { imageId: number };
}

/** Runs while the link is locked, so that with two phones at once the second sees what the first did. 409 after the choice was sent. */
function choosing<T>(
  context: Context,
  { link }: LinkCaller,
  { params }: AboutImage,
  change: (trx: repository.Db) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    const now = await repository.lockLink(trx, link.id);
    if (!now || !(await shownPhotos.isShown(trx, now, params.imageId))) throw new Refusal(404, linkSentences.imageNotShown);
    if (now.choice_closed_at !== null) throw new Refusal(409, linkSentences.choiceClosed);
    return change(trx);
  });
}

/** 409 over the limit that the photographer has set. */
export function setSharedFavourite(
  context: Context,
  caller: LinkCaller,
  requested: AboutImage & { body: { favourite: boolean } },
): Promise<{ favouriteCount: number }> {
  const { imageId } = requested.params;
  const { id } = caller.link;
  return choosing(context, caller, requested, async (trx) => {
    const [mark] = await shownPhotos.selectMarks(trx, id, [imageId]);
    const count = await shownPhotos.countFavourites(trx, id);
    const isFavourite = mark?.is_favourite ?? false;
    if (isFavourite === requested.body.favourite) return { favouriteCount: count };
    const limit = (await repository.lockLink(trx, id))?.choice_limit ?? null;
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
    await shownPhotos.saveMark(trx, caller.link.id, requested.params.imageId, { remark, remarked_at });
    return { remark };
  });
}

/** Only the first time is recorded and tells the photographer. */
export async function closeSharedChoice(context: Context, { link, isOpen }: LinkCaller): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    if ((await repository.lockLink(trx, link.id))?.choice_closed_at !== null) throw new Refusal(409, linkSentences.choiceClosed);
    const count = await shownPhotos.countFavourites(trx, link.id);
    if (count === 0) throw new Refusal(422, linkSentences.choiceEmpty);
    await repository.updateLink(trx, link.id, { choice_closed_at: at });
    await repository.insertEvent(trx, link.id, 'choice_closed', at, count);
  });
  await context.enqueue({ kind: 'link-news', payload: { linkId: link.id, what: 'choice_closed' } });
  return describeLink(context, { ...link, choice_closed_at: at }, isOpen);
}

/** Only once, and not before there are retouched photos. */
export async function signOffShared(context: Context, { link, isOpen }: LinkCaller): Promise<SharedProject> {
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    if ((await repository.lockLink(trx, link.id))?.signed_off_at !== null) throw new Refusal(409, linkSentences.signedOff);
    if ((await shownPhotos.countRetouched(trx, link)) === 0) throw new Refusal(422, linkSentences.nothingToDownload);
    await repository.updateLink(trx, link.id, { signed_off_at: at });
    await repository.insertEvent(trx, link.id, 'signed_off', at);
  });
  await context.enqueue({ kind: 'link-news', payload: { linkId: link.id, what: 'signed_off' } });
  return describeLink(context, { ...link, signed_off_at: at }, isOpen);
}
