import { type EmailFailure, shareDay, shareLimits } from '@portal/api';
import { invitationEmail, reminderEmail } from '../../../emails/share-emails.ts';
import type { ShareEmail } from '../../../platform/jobs/job.ts';
import { insertJob } from '../../../platform/jobs/repository.ts';
import type { FailedAttempt } from '../../../platform/jobs/run-due-jobs.ts';
import { EmailError } from '../../../platform/mail/mailer.ts';
import type { Context } from '../../../routing/context.ts';
import { addressOf, emailStampOf, stateOf } from '../open-share.ts';
import * as repository from '../repository.ts';

/**
 * Emails have the address of their share, read when they are written: no token is in the table of jobs. After a share was renewed no reminder follows,
 * since the client has never been sent the new address.
 */
interface AboutEmail {
  shareId: number;
  what: ShareEmail;
  /** The state of the share, and the email's address, when it was enqueued. */
  stamp: string;
}
type ShareOfEmail = NonNullable<Awaited<ReturnType<typeof repository.findForEmail>>>;

const dayMs = 86_400_000;

/**
 * Sends a share, or a reminder of it, never its PIN. Sends nothing once the share has ended, expired or been renewed, or once the client has done what
 * the reminder is for.
 */
export async function sendShareEmail(context: Context, about: AboutEmail): Promise<void> {
  const { db, clock, mail } = context;
  const share = await findDue(context, about);
  if (!share) return noteExpired(context, about);
  await mail.send({ to: share.client_email, ...emailOf(context, share, about.what) });
  await db.transaction().execute(async (trx) => {
    await repository.setEmailState(trx, share, { email_state: 'sent', email_failure: null });
    await repository.insertEvent(trx, share.id, about.what === 'invitation' ? 'mailed' : 'reminded', clock.now());
  });
}

/** The share, if this email of it is still to be sent. */
async function findDue({ db, clock }: Context, { shareId, what, stamp }: AboutEmail) {
  const share = await repository.findForEmail(db, shareId, shareDay(clock.now().getTime()));
  if (!share || share.client_email === null || emailStampOf(share) !== stamp || stateOf(share, clock.now()) !== 'active') return null;
  const isDone = share.families_done || (share.shows === 'originals' ? share.choice_closed_at : share.signed_off_at) !== null;
  const isDue = what === 'invitation' || (share.email_state === 'sent' && !isDone);
  return isDue ? { ...share, client_email: share.client_email } : null;
}

/** An invitation that was still queued when its share expired was not delivered: otherwise it would be called queued for ever. */
async function noteExpired(context: Context, { shareId, what, stamp }: AboutEmail): Promise<void> {
  const share = await repository.findForEmail(context.db, shareId, shareDay(context.clock.now().getTime()));
  if (what !== 'invitation' || !share || emailStampOf(share) !== stamp || stateOf(share, context.clock.now()) !== 'expired') return;
  await noteUndelivered(context, share, what, 'expired');
}

/** The state before an email has been sent, or has failed: a reminder follows an invitation that was sent. */
const stateBefore = { invitation: 'queued', reminder: 'sent' } as const;
const undelivered = { invitation: 'not_delivered', reminder: 'reminder_failed' } as const;

/** Changes nothing where the same address has got a later email meanwhile. */
async function noteUndelivered({ db, clock }: Context, share: ShareOfEmail, what: ShareEmail, reason: EmailFailure): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isLast = await repository.setEmailState(trx, share, { email_state: 'failed', email_failure: reason }, stateBefore[what]);
    if (isLast) await repository.insertEvent(trx, share.id, undelivered[what], clock.now(), null, reason);
  });
}

function emailOf(context: Context, share: ShareOfEmail, what: ShareEmail) {
  const path = addressOf(context, share);
  if (path === null) throw new EmailError('The address of the share was encrypted with a key that is not set', 'other', true);
  const { first_name, last_name, photographer_email, project_name, group_name, role, shows, expires_on, pin_hash } = share;
  const emailed = {
    photographer: { name: `${first_name} ${last_name}`, email: photographer_email || null },
    project: project_name,
    group: group_name,
    role,
    shows,
    expiresOn: expires_on,
    hasPin: pin_hash !== null,
    address: `${context.publicUrl}${path}`,
  };
  return what === 'reminder' ? reminderEmail(emailed) : invitationEmail(emailed);
}

/** Tells the photographer why an email is late, and in the end that it was not delivered. */
export async function noteEmailFailure(
  context: Context,
  about: AboutEmail,
  { error, isGivenUp }: Pick<FailedAttempt, 'error' | 'isGivenUp'>,
): Promise<void> {
  const share = await findDue(context, about);
  if (!share) return noteExpired(context, about);
  const reason = error instanceof EmailError ? error.reason : 'other';
  if (isGivenUp) return noteUndelivered(context, share, about.what, reason);
  // A reminder that is late changes nothing for anybody.
  if (about.what === 'invitation')
    await repository.setEmailState(context.db, share, { email_state: 'queued', email_failure: reason }, 'queued');
}

/** Enqueues the reminders that are due. Marked and enqueued in one transaction, so that each is sent once, however many processes look. */
export async function remindClients({ db, clock, beginWork }: Pick<Context, 'db' | 'clock' | 'beginWork'>): Promise<void> {
  const now = clock.now();
  await repository.deleteEmails(db, new Date(now.getTime() - dayMs));
  const today = shareDay(now.getTime());
  const until = shareDay(now.getTime(), shareLimits.reminderDays);
  const count = await db.transaction().execute(async (trx) => {
    const shares = await repository.takeReminders(trx, { now, today, until, madeBefore: new Date(now.getTime() - dayMs) });
    for (const share of shares) {
      await insertJob(trx, { kind: 'share-email', payload: { shareId: share.id, what: 'reminder', stamp: emailStampOf(share) } });
    }
    return shares.length;
  });
  if (count > 0) beginWork();
}
