import { linkDay, linkLimits } from '@portal/api';
import { insertJob } from '../../platform/jobs/repository.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import { stampOf, stateOf } from './open-link.ts';
import * as repository from './repository.ts';

/**
 * The address in an email is one of its own. Of the address that the photographer was shown only the hash is stored, and no token may be in the table
 * of jobs, so a token is made when the email is written. An email that is sent again has another address, and the previous one stops working. A
 * reminder has no address, because it would have to invalidate that of the first email, or store it; it names the date until which the link in the
 * first email works. After a link was renewed no reminder follows, since the address in its email no longer works.
 */
type What = 'invitation' | 'reminder';
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

function reminder(link: LinkOfEmail, day: string) {
  return {
    subject: `Ссылка на фотографии работает до ${dayText(day)}`,
    text: [
      'Здравствуйте!',
      `${photographerOf(link)} напоминает о фотографиях «${oneLine(link.project_name)}»: ссылка из нашего прошлого письма работает до ${dayText(day)} включительно.`,
      'Если письмо потерялось или нужно больше времени, напишите фотографу: он продлит ссылку или пришлёт новую.',
      'Ваша «Диафрагма»',
    ].join('\n\n'),
  };
}

/**
 * Sends a link, or a reminder of it, never its PIN. Sends nothing once the link has ended, expired or been renewed, or once the client has done what
 * the reminder is for.
 */
export async function sendLinkEmail(
  context: Context,
  { linkId, what, stamp }: { linkId: number; what: What; stamp: string },
): Promise<void> {
  const { db, clock, mail, publicUrl } = context;
  const now = clock.now();
  const link = await repository.findForEmail(db, linkId);
  if (!link || link.client_email === null || stampOf(link) !== stamp || stateOf(link, now) !== 'active') return;
  if (what === 'reminder') {
    const isDone = (link.shows === 'originals' ? link.choice_closed_at : link.signed_off_at) !== null;
    if (isDone || link.expires_on === null || link.emailed_token_hash === null) return;
    await mail.send({ to: link.client_email, ...reminder(link, link.expires_on) });
    await repository.insertEvent(db, linkId, 'reminded', now);
    return;
  }
  const token = newToken();
  if (!(await repository.setEmailedToken(db, link, hashToken(token)))) return;
  await mail.send({ to: link.client_email, ...invitation(link, `${publicUrl}/s/${token}`) });
  await repository.insertEvent(db, linkId, 'mailed', now);
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
      await insertJob(trx, { kind: 'link-email', payload: { linkId: link.id, what: 'reminder', stamp: stampOf(link) } });
    }
    return links.length;
  });
  if (count > 0) beginWork();
}
