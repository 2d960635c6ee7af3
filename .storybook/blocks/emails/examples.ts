import { passwordChangedEmail, resetEmail } from '../../../packages/server/src/emails/account-emails.ts';
import type { Email } from '../../../packages/server/src/emails/layout.ts';
import { type ProjectNews, projectNewsEmail } from '../../../packages/server/src/emails/project-news.ts';
import { type EmailedShare, invitationEmail, reminderEmail } from '../../../packages/server/src/emails/share-emails.ts';

/** An email with made-up data, for the catalogue in Storybook and for tests. */
export interface EmailExample {
  name: string;
  /** Who gets it, and when. */
  about: string;
  email: Email;
}

const site = 'https://diafragma.example';
const token = 'kT3vQ9xWm2Lr8YpNc5Zs7HdFbJ4gUaEo6RiXtVy1Bq0';
const longName = 'Константинопольская-Преображенская Александра-Мария Всеволодовна';
const longProject = 'Выпускной альбом «Гимназия № 1 имени А. С. Пушкина», 11 «А», 2026/2027 учебный год, съёмка в парке и в актовом зале';

const share: EmailedShare = {
  photographer: { name: 'Анна Смирнова', email: 'anna@photo.example' },
  project: 'Школа 12',
  group: '3 «А», Иванов Пётр',
  role: 'client',
  shows: 'both',
  expiresOn: '2027-01-24',
  hasPin: true,
  address: `${site}/s/${token}`,
};
const news: ProjectNews = {
  project: 'Школа 12',
  events: [{ what: 'choice_closed', group: '3 «А», Иванов Пётр', count: 4 }],
  address: `${site}/dashboard/projects?project=12&part=shares`,
};
const whole = { ...share, group: null, expiresOn: null, hasPin: false };
const long = { ...share, project: longProject, group: `11 «А», ${longName}` };

/** Every email that the portal sends, each in the states in which it reads otherwise. */
export const emailExamples: readonly EmailExample[] = [
  { name: 'Invitation', about: 'To a client, when a share is sent to him', email: invitationEmail(share) },
  { name: 'Invitation, retouched photos', about: 'To a client', email: invitationEmail({ ...share, shows: 'retouched' }) },
  {
    name: 'Invitation, no pupil',
    about: 'To a client of the whole project, without PIN and last day; the photographer shows no address',
    email: invitationEmail({ ...whole, photographer: { name: '', email: null } }),
  },
  {
    name: 'Invitation, long names',
    about: 'To a client',
    email: invitationEmail({ ...long, photographer: { name: longName, email: 'alexandra@photo.example' } }),
  },
  {
    name: 'Invitation, retoucher',
    about: 'To a retoucher, when a share is sent to him',
    email: invitationEmail({ ...whole, role: 'retoucher' }),
  },
  {
    name: 'Reminder',
    about: 'To a client who has chosen nothing, three days before the last one, or when asked for',
    email: reminderEmail(share),
  },
  {
    name: 'Reminder, no last day',
    about: 'To a client who has chosen nothing, when asked for',
    email: reminderEmail({ ...share, expiresOn: null }),
  },
  { name: 'News, choice', about: 'To the photographer, ten minutes after a client has sent a choice', email: projectNewsEmail(news) },
  {
    name: 'News, many photos',
    about: 'To the photographer',
    email: projectNewsEmail({
      ...news,
      project: longProject,
      events: [{ what: 'choice_closed', group: `11 «А», ${longName}`, count: 2148 }],
    }),
  },
  {
    name: 'News, acceptance',
    about: 'To the photographer, once a client has accepted',
    email: projectNewsEmail({ ...news, events: [{ what: 'signed_off', group: null, count: 0 }] }),
  },
  {
    name: 'News, fixes',
    about: 'To the photographer, once a client wants finished photos fixed',
    email: projectNewsEmail({ ...news, events: [{ what: 'fix_wanted', group: '3 «А», Иванов Пётр', count: 2 }] }),
  },
  {
    name: 'News, acceptance taken back',
    about: 'To the photographer',
    email: projectNewsEmail({ ...news, events: [{ what: 'sign_off_withdrawn', group: null, count: 0 }] }),
  },
  {
    name: 'News, download',
    about: 'To the photographer, once a client has downloaded for the first time',
    email: projectNewsEmail({ ...news, events: [{ what: 'downloaded', group: '3 «А», Иванов Пётр', count: 0 }] }),
  },
  {
    name: 'News, retoucher',
    about: 'To the photographer, once a retoucher has sent photos',
    email: projectNewsEmail({
      ...news,
      events: [{ what: 'uploaded', group: null, count: 0 }],
      address: `${site}/dashboard/projects?project=12&part=retouched`,
    }),
  },
  {
    name: 'News, several',
    about: 'To the photographer: all that happened in one project within ten minutes',
    email: projectNewsEmail({
      ...news,
      events: [
        ...news.events,
        { what: 'downloaded', group: '3 «А», Петрова Мария', count: 0 },
        { what: 'uploaded', group: null, count: 0 },
      ],
    }),
  },
  {
    name: 'News, a whole school',
    about: 'To the photographer: twenty lines at most',
    email: projectNewsEmail({
      ...news,
      events: Array.from({ length: 25 }, (_, at) => ({
        what: 'choice_closed' as const,
        group: `3 «А», ученик № ${at + 1}`,
        count: at + 1,
      })),
    }),
  },
  {
    name: 'New password',
    about: 'To whoever has an account at the address that was entered',
    email: resetEmail(`${site}/reset-password?token=${token}`),
  },
  {
    name: 'Password changed',
    about: 'To the owner of the account, after a new password was set',
    email: passwordChangedEmail(`${site}/forgot-password`),
  },
];
