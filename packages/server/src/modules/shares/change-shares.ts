import {
  changedElsewhere,
  defaultShareDay,
  type ShareChanges,
  shareSentences,
  type ProjectShare,
  Refusal,
  requireVersion,
  updateShare as endpoint,
  withChanges,
} from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { newToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { lockPhotographer } from '../lock-repository.ts';
import { findGroup } from '../groups/repository.ts';
import { type Addressed, addressColumns, choosesOf, enqueueInvitation, requireDay, requireEmail } from './create-shares.ts';
import { changeFamilies, isInUse } from './families/repository.ts';
import { addressOf, stateOf } from './open-share.ts';
import * as repository from './repository.ts';
import { type AboutShare, readShare, requireShare, toShare } from './service.ts';

/** Runs while the caller's share is locked, and the photographer too where an email is counted; 409 when it was ended. */
async function changing(
  context: Context,
  actor: Actor,
  requested: AboutShare,
  change: (trx: repository.Db, share: repository.ShareRow) => Promise<void>,
  isEmailed = false,
): Promise<void> {
  await requireShare(context, actor, requested);
  await context.db.transaction().execute(async (trx) => {
    if (isEmailed) await lockPhotographer(trx, actor.userId);
    const { shareId } = requested.params;
    const share = (await repository.lockShare(trx, shareId)) && (await repository.findShare(trx, placeOf(actor, requested)));
    if (!share) throw new Refusal(404, shareSentences.shareNotFound);
    if (share.ended_at !== null) throw new Refusal(409, shareSentences.shareEnded);
    await change(trx, share);
  });
}

const placeOf = ({ userId }: Actor, { params: { id, shareId } }: AboutShare) => ({ photographerId: userId, projectId: id, shareId });

/** What of a share its form changes; the PIN cannot be read. */
const settingsOf = ({ shows, also_shows, chooses, expires_on, can_download, choice_limit, watermark }: repository.ShareRow) => ({
  shows,
  alsoShows: also_shows,
  chooses,
  expiresOn: expires_on,
  canDownload: can_download,
  choiceLimit: choice_limit,
  watermark,
});

/** Who chooses, after a change: it is settled once somebody has chosen, since marks of all cannot become those of one family. */
async function changedChooses(trx: repository.Db, share: repository.ShareRow, settings: ReturnType<typeof settingsOf>) {
  if (settings.chooses === share.chooses) return share.chooses;
  const place = { photographerId: share.photographer_id, projectId: share.project_id };
  const group = share.group_id === null ? undefined : await findGroup(trx, place, share.group_id);
  const chooses = choosesOf({ ...settings, role: share.role }, (group?.classId ?? null) !== null);
  if (chooses !== share.chooses && (await isInUse(trx, share))) throw fieldRefusal(409, 'chooses', shareSentences.choosesFixed);
  return chooses;
}

/**
 * The settings hold for the families of the share too. A field that is not sent stays; refused (409) when the share has been changed since the caller read it. After a change of the PIN, visitors
 * have to enter the new one: of two changes the later holds, since nobody could have read the other.
 */
export async function updateShare(
  context: Context,
  actor: Actor,
  requested: AboutShare & { body: ShareChanges; version?: string | undefined },
): Promise<ProjectShare> {
  const { pin, isChoiceClosed, ...sent } = requested.body;
  const { choiceLimit: _, watermark: __, ...ofRetoucher } = sent;
  const now = context.clock.now();
  requireDay(sent.expiresOn, now);
  const pinHash = pin && (await hashPassword(pin));
  await changing(context, actor, requested, async (trx, share) => {
    const isReopened = isChoiceClosed === false && share.choice_closed_at !== null;
    requireVersion(endpoint, requested.version, toShare(context, share, now), changedElsewhere.share);
    if (share.parent_share_id !== null && [pin, ...Object.values(sent)].some((value) => value !== undefined))
      throw new Refusal(409, shareSentences.familySettings);
    const settings = withChanges(settingsOf(share), share.role === 'client' ? sent : ofRetoucher);
    const common = {
      shows: settings.shows,
      also_shows: settings.alsoShows,
      expires_on: settings.expiresOn,
      can_download: settings.canDownload,
      choice_limit: settings.choiceLimit,
      watermark: settings.watermark,
      ...(pinHash !== undefined && { pin_hash: pinHash || null }),
    };
    const own = { chooses: await changedChooses(trx, share, settings), ...(isReopened && { choice_closed_at: null }) };
    await repository.updateShare(trx, share.id, { ...common, ...own });
    await changeFamilies(trx, [share.id], { changes: common, kind: 'changed', now });
    if (pinHash !== undefined) await repository.deleteWrongPins(trx, share.id);
    await repository.insertEvent(trx, share.id, isReopened ? 'choice_reopened' : 'changed', now);
  });
  return readShare(context, actor, requested);
}

/** Gives a share another address: the old one stops working at once, and wrong PINs count from nothing again. What is said of the last email was of the old one. */
async function changeAddress(trx: repository.Db, shareId: number, address: ReturnType<typeof addressColumns>, now: Date): Promise<void> {
  await repository.updateShare(trx, shareId, { ...address, email_state: null, email_failure: null });
  await repository.deleteWrongPins(trx, shareId);
  await repository.insertEvent(trx, shareId, 'renewed', now);
}

/**
 * The old address stops working at once; an expired share works for the usual time again, with its families. These keep their
 * addresses, and are ended each by itself.
 */
export async function renewShare(context: Context, actor: Actor, requested: AboutShare): Promise<Addressed> {
  const token = newToken();
  const now = context.clock.now();
  await changing(context, actor, requested, async (trx, share) => {
    const isExpired = stateOf(share, now) === 'expired';
    if (isExpired && share.parent_share_id !== null) throw new Refusal(409, shareSentences.familySettings);
    await changeAddress(trx, share.id, addressColumns(context, token), now);
    if (!isExpired) return;
    const changes = { expires_on: defaultShareDay(now.getTime()) };
    await repository.updateShare(trx, share.id, changes);
    await changeFamilies(trx, [share.id], { changes, kind: 'changed', now });
  });
  return { share: await readShare(context, actor, requested), address: `/s/${token}` };
}

/**
 * The email has the address of the share, whoever else has it already; a correction closes it for them and sends a new one. A later reminder is due
 * again.
 */
export async function sendShare(
  context: Context,
  actor: Actor,
  requested: AboutShare & { body: { email: string; isCorrection?: boolean | undefined } },
): Promise<ProjectShare> {
  const { email, isCorrection = false } = requested.body;
  const now = context.clock.now();
  const send = async (trx: repository.Db, share: repository.ShareRow) => {
    if (stateOf(share, now) === 'expired') throw new Refusal(409, shareSentences.shareExpired);
    if (!isCorrection && addressOf(context, share) === null) throw new Refusal(409, shareSentences.addressLost);
    await requireEmail(trx, actor.userId, email, now);
    const address = isCorrection ? addressColumns(context, newToken()) : null;
    if (address) await changeAddress(trx, share.id, address, now);
    await repository.updateShare(trx, share.id, { client_email: email, email_state: 'queued', email_failure: null, reminded_at: null });
    await enqueueInvitation(trx, { ...share, ...address, client_email: email });
  };
  await changing(context, actor, requested, send, true);
  context.beginWork();
  return readShare(context, actor, requested);
}

/** It stays in the list, as its families do. Doing it twice changes nothing. */
export async function endShare(context: Context, actor: Actor, requested: AboutShare): Promise<ProjectShare> {
  const share = await requireShare(context, actor, requested);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    if ((await repository.lockShare(trx, share.id))?.ended_at !== null) return;
    await repository.updateShare(trx, share.id, { ended_at: now });
    await repository.insertEvent(trx, share.id, 'ended', now);
    await changeFamilies(trx, [share.id], { changes: { ended_at: now }, kind: 'ended', now });
  });
  return readShare(context, actor, requested);
}
