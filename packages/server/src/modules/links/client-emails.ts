import { linkDay, linkLimits } from '@portal/api';
import { insertJob } from '../../platform/jobs/repository.ts';
import type { FailedAttempt } from '../../platform/jobs/run-due-jobs.ts';
import { EmailError } from '../../platform/mail/mailer.ts';
import type { Context } from '../../routing/context.ts';
import { addressOf } from './addresses.ts';
import { emailStampOf, stateOf } from './open-link.ts';
import * as repository from './repository.ts';

/**
 * Emails have the address of their link, read when they are written: no token is in the table of jobs. After a link was renewed no reminder follows,
 * since the client has never been sent the new address.
 */
type What = 'invitation' | 'reminder';
interface AboutEmail {
  linkId: number;
  what: What;
  /** The state of the link, and the email's address, when it was enqueued. */
  stamp: string;
}
type LinkOfEmail = NonNullable<Awaited<ReturnType<typeof repository.findForEmail>>>;

const dayMs = 86_400_000;
const days = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** A line break in a name could end the subject, or start a forged line in the text. */
const oneLine = (name: string): string => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const photographerOf = ({ first_name, last_name }: LinkOfEmail): string => oneLine(`${first_name} ${last_name}`) || 'Ваш фотограф';

/** What the link is for. */
function purposeOf({ role, shows }: LinkOfEmail): string {
  if (role === 'retoucher') return 'Скачайте выбранные снимки и верните обработанные по этой же ссылке.';
  if (shows === 'retouched') return 'Готовые фотографии ждут вас.';
  return 'Посмотрите их не спеша и отметьте те, что вам нравятся.';
}

function invitation(link: LinkOfEmail, address: string) {
  const limits = [
    link.expires_on === null ? '' : `Ссылка работает до ${dayText(link.expires_on)} включительно.`,
    link.pin_hash === null ? '' : 'Чтобы открыть её, нужен PIN: его сообщит фотограф.',
    'Не пересылайте её тем, кому эти фотографии не предназначены.',
  ];
  return {
    subject: `Фотографии для вас: «${oneLine(link.project_name)}»`,
    text: [
      'Здравствуйте!',
      `${photographerOf(link)} делится с вами фотографиями «${oneLine(link.project_name)}». ${purposeOf(link)} Регистрация не нужна:`,
      address,
      limits.filter(Boolean).join(' '),
      'Если вы не ждали этого письма, просто удалите его.',
      'Ваша «Диафрагма»',
    ].join('\n\n'),
  };
}

function reminder(link: LinkOfEmail, address: string, day: string) {
  return {
    subject: `Ссылка на фотографии работает до ${dayText(day)}`,
    text: [
      'Здравствуйте!',
      `${photographerOf(link)} напоминает о фотографиях «${oneLine(link.project_name)}»: ссылка работает до ${dayText(day)} включительно.`,
      address,
      'Если нужно больше времени, напишите фотографу: он продлит ссылку.',
      'Ваша «Диафрагма»',
    ].join('\n\n'),
  };
}

/**
 * Sends a link, or a reminder of it, never its PIN. Sends nothing once the link has ended, expired or been renewed, or once the client has done what
 * the reminder is for.
 */
export async function sendLinkEmail(context: Context, about: AboutEmail): Promise<void> {
  const { db, clock, mail } = context;
  const link = await findDue(context, about);
  if (!link) return;
  await mail.send({ to: link.client_email, ...emailOf(context, link, about.what) });
  await db.transaction().execute(async (trx) => {
    await repository.setEmailState(trx, link, { email_state: 'sent', email_failure: null });
    await repository.insertEvent(trx, link.id, about.what === 'invitation' ? 'mailed' : 'reminded', clock.now());
  });
}

/** The link, if this email of it is still to be sent. */
async function findDue({ db, clock }: Context, { linkId, what, stamp }: AboutEmail) {
  const link = await repository.findForEmail(db, linkId);
  if (!link || link.client_email === null || emailStampOf(link) !== stamp || stateOf(link, clock.now()) !== 'active') return null;
  const isDone = (link.shows === 'originals' ? link.choice_closed_at : link.signed_off_at) !== null;
  const isDue = what === 'invitation' || (link.email_state === 'sent' && !isDone && link.expires_on !== null);
  return isDue ? { ...link, client_email: link.client_email } : null;
}

function emailOf(context: Context, link: LinkOfEmail, what: What) {
  const path = addressOf(context, link);
  if (path === null) throw new EmailError('The address of the link was encrypted with a key that is not set', 'other', true);
  const address = `${context.publicUrl}${path}`;
  return what === 'reminder' && link.expires_on !== null ? reminder(link, address, link.expires_on) : invitation(link, address);
}

/** Tells the photographer why an email is late, and in the end that it was not delivered. */
export async function noteEmailFailure(
  context: Context,
  about: AboutEmail,
  { error, isGivenUp }: Pick<FailedAttempt, 'error' | 'isGivenUp'>,
): Promise<void> {
  const link = await findDue(context, about);
  if (!link) return;
  const { db, clock } = context;
  const reason = error instanceof EmailError ? error.reason : 'other';
  if (!isGivenUp) {
    // A reminder that is late changes nothing for anybody.
    if (about.what === 'invitation') await repository.setEmailState(db, link, { email_state: 'queued', email_failure: reason });
    return;
  }
  await db.transaction().execute(async (trx) => {
    await repository.setEmailState(trx, link, { email_state: 'failed', email_failure: reason });
    const kind = about.what === 'invitation' ? 'not_delivered' : 'reminder_failed';
    await repository.insertEvent(trx, link.id, kind, clock.now(), null, reason);
  });
}

/** Enqueues the reminders that are due. Marked and enqueued in one transaction, so that each is sent once, however many processes look. */
export async function remindClients({ db, clock, beginWork }: Pick<Context, 'db' | 'clock' | 'beginWork'>): Promise<void> {
  const now = clock.now();
  await repository.deleteEmails(db, new Date(now.getTime() - dayMs));
  const today = linkDay(now.getTime());
  const until = linkDay(now.getTime(), linkLimits.reminderDays);
  const count = await db.transaction().execute(async (trx) => {
    const links = await repository.takeReminders(trx, { now, today, until, madeBefore: new Date(now.getTime() - dayMs) });
    for (const link of links) {
      await insertJob(trx, { kind: 'link-email', payload: { linkId: link.id, what: 'reminder', stamp: emailStampOf(link) } });
    }
    return links.length;
  });
  if (count > 0) beginWork();
}
