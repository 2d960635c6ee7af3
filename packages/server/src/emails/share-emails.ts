import type { ShareRole, ShareShows } from '@portal/api';
import { type Email, renderEmail } from './layout.ts';
import { oneLine, quoted } from './wording.ts';

/** What emails of a share say: never its PIN. */
export interface EmailedShare {
  /** His address, where he shows one on his card. */
  photographer: { name: string; email: string | null };
  project: string;
  /** Its class and pupil; `null`: it shows the whole project. */
  group: string | null;
  role: ShareRole;
  shows: ShareShows;
  /** The last day, such as `2026-12-24`. */
  expiresOn: string | null;
  hasPin: boolean;
  address: string;
}

const days = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

const photographerOf = ({ photographer }: EmailedShare): string => oneLine(photographer.name) || 'Ваш фотограф';
const openButton = ({ address }: EmailedShare) => ({ label: 'Открыть фотографии', address });
const shownIn = ({ group }: EmailedShare): string[] => (group === null ? [] : [`Кто на снимках: ${oneLine(group)}`]);

/** What the share is for. */
function purposeOf({ role, shows }: EmailedShare): string {
  if (role === 'retoucher') return 'Скачайте выбранные снимки и верните обработанные по этой же ссылке.';
  if (shows === 'retouched') return 'Готовые фотографии ждут вас.';
  return 'Посмотрите их не спеша и отметьте те, что вам нравятся.';
}

/** The email with an answer that the photographer gets, as far as he shows his address to everybody. */
function fromPhotographer(share: EmailedShare, email: Email): Email {
  const { email: address } = share.photographer;
  return address === null ? email : { ...email, replyTo: { name: photographerOf(share), address } };
}

const reasonOf = ({ photographer }: EmailedShare): string[] => [
  'Вы получили это письмо, потому что фотограф отправил ссылку на ваш адрес. Если вы его не ждали, просто удалите его.',
  photographer.email === null ? 'Ответ на это письмо фотограф не получит: напишите ему сами.' : 'Ответ на это письмо получит фотограф.',
];

const pinNote = ({ hasPin }: EmailedShare): string[] => (hasPin ? ['Чтобы открыть её, нужен PIN: его сообщит фотограф.'] : []);

export const invitationEmail = (share: EmailedShare): Email =>
  fromPhotographer(
    share,
    renderEmail({
      subject: `Фотографии для вас: ${quoted(share.project)}`,
      heading: 'Фотографии для\u00a0вас',
      paragraphs: [
        `${photographerOf(share)} делится с вами фотографиями ${quoted(share.project)}. ${purposeOf(share)} Регистрация не нужна.`,
      ],
      list: shownIn(share),
      button: openButton(share),
      notes: [
        ...(share.expiresOn === null ? [] : [`Ссылка работает до ${dayText(share.expiresOn)} включительно.`]),
        ...pinNote(share),
        'Не пересылайте её тем, кому эти фотографии не предназначены.',
      ],
      reason: reasonOf(share),
    }),
  );

export function reminderEmail(share: EmailedShare): Email {
  const day = share.expiresOn === null ? null : dayText(share.expiresOn);
  const name = quoted(share.project);
  return fromPhotographer(
    share,
    renderEmail({
      subject: day === null ? `Фотографии ${name} ждут вас` : `Ссылка на фотографии работает до ${day}`,
      heading: 'Фотографии ждут вас',
      paragraphs: [
        `${photographerOf(share)} напоминает о фотографиях ${name}${day === null ? `. ${purposeOf(share)}` : `: ссылка работает до ${day} включительно.`}`,
      ],
      list: shownIn(share),
      button: openButton(share),
      notes: [...pinNote(share), ...(day === null ? [] : ['Если нужно больше времени, напишите фотографу: он продлит ссылку.'])],
      reason: reasonOf(share),
    }),
  );
}
