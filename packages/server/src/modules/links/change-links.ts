import { changedElsewhere, defaultLinkDay, type LinkChanges, linkSentences, type ProjectLink, Refusal, saveOver } from '@portal/api';
import { hashPassword } from '../../platform/passwords.ts';
import { newToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { addressOf } from './addresses.ts';
import { type Addressed, addressColumns, enqueueInvitation, requireDay, requireEmail } from './create-links.ts';
import { stateOf } from './open-link.ts';
import * as repository from './repository.ts';
import { type AboutLink, readLink, requireLink } from './service.ts';

/** Runs while the caller's link is locked; 409 when it was ended. */
async function changing(
  context: Context,
  actor: Actor,
  requested: AboutLink,
  change: (trx: repository.Db, link: repository.LinkRow) => Promise<void>,
): Promise<void> {
  await requireLink(context, actor, requested);
  await context.db.transaction().execute(async (trx) => {
    const { linkId } = requested.params;
    const link = (await repository.lockLink(trx, linkId)) && (await repository.findLink(trx, placeOf(actor, requested)));
    if (!link) throw new Refusal(404, linkSentences.linkNotFound);
    if (link.ended_at !== null) throw new Refusal(409, linkSentences.linkEnded);
    await change(trx, link);
  });
}

const placeOf = ({ userId }: Actor, { params: { id, linkId } }: AboutLink) => ({ photographerId: userId, projectId: id, linkId });

/** What of a link its form changes; the PIN cannot be read. */
const settingsOf = ({ shows, expires_on, can_download, choice_limit, watermark }: repository.LinkRow) => ({
  shows,
  expiresOn: expires_on,
  canDownload: can_download,
  choiceLimit: choice_limit,
  watermark,
});

/**
 * A field that is not sent stays; one that was changed since the caller read it is refused (409). After a change of the PIN, visitors
 * have to enter the new one: of two changes the later holds, since nobody could have read the other.
 */
export async function updateLink(context: Context, actor: Actor, requested: AboutLink & { body: LinkChanges }): Promise<ProjectLink> {
  const { pin, isChoiceClosed, known, ...sent } = requested.body;
  const { choiceLimit: _, watermark: __, ...ofRetoucher } = sent;
  const now = context.clock.now();
  requireDay(sent.expiresOn, now);
  const pinHash = pin && (await hashPassword(pin));
  await changing(context, actor, requested, async (trx, link) => {
    const isReopened = isChoiceClosed === false && link.choice_closed_at !== null;
    const settings = saveOver(settingsOf(link), link.role === 'client' ? sent : ofRetoucher, known, changedElsewhere.link);
    await repository.updateLink(trx, link.id, {
      shows: settings.shows,
      expires_on: settings.expiresOn,
      can_download: settings.canDownload,
      choice_limit: settings.choiceLimit,
      watermark: settings.watermark,
      ...(pinHash !== undefined && { pin_hash: pinHash || null }),
      ...(isReopened && { choice_closed_at: null }),
    });
    if (pinHash !== undefined) await repository.deleteWrongPins(trx, link.id);
    await repository.insertEvent(trx, link.id, isReopened ? 'choice_reopened' : 'changed', now);
  });
  return readLink(context, actor, requested);
}

/** The old address stops working at once; an expired link works for the usual time again. */
export async function renewLink(context: Context, actor: Actor, requested: AboutLink): Promise<Addressed> {
  const token = newToken();
  const now = context.clock.now();
  await changing(context, actor, requested, async (trx, link) => {
    const isOver = stateOf(link, now) === 'expired';
    await repository.updateLink(trx, link.id, {
      ...addressColumns(context, token),
      // Of an email with the old address.
      email_state: null,
      email_failure: null,
      ...(isOver && { expires_on: defaultLinkDay(now.getTime()) }),
    });
    await repository.deleteWrongPins(trx, link.id);
    await repository.insertEvent(trx, link.id, 'renewed', now);
  });
  return { link: await readLink(context, actor, requested), address: `/s/${token}` };
}

/** The email has the address of the link, whoever else has it already. A later reminder is due again. */
export async function sendLink(context: Context, actor: Actor, requested: AboutLink & { body: { email: string } }): Promise<ProjectLink> {
  const { email } = requested.body;
  const now = context.clock.now();
  await changing(context, actor, requested, async (trx, link) => {
    if (stateOf(link, now) === 'expired') throw new Refusal(409, linkSentences.linkExpired);
    if (addressOf(context, link) === null) throw new Refusal(409, linkSentences.addressLost);
    await requireEmail(trx, actor.userId, email, now);
    await repository.updateLink(trx, link.id, { client_email: email, email_state: 'queued', email_failure: null, reminded_at: null });
    await enqueueInvitation(trx, { ...link, client_email: email });
  });
  context.beginWork();
  return readLink(context, actor, requested);
}

/** It stays in the list. Doing it twice changes nothing. */
export async function endLink(context: Context, actor: Actor, requested: AboutLink): Promise<ProjectLink> {
  const link = await requireLink(context, actor, requested);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    if ((await repository.lockLink(trx, link.id))?.ended_at !== null) return;
    await repository.updateLink(trx, link.id, { ended_at: now });
    await repository.insertEvent(trx, link.id, 'ended', now);
  });
  return readLink(context, actor, requested);
}
