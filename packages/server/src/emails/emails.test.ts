import { describe, expect, it, test } from 'vitest';
import { emailExamples } from '@portal/storybook/blocks/emails/examples.ts';
import { renderEmail } from './layout.ts';
import { projectNewsEmail } from './project-news.ts';
import { invitationEmail, reminderEmail } from './share-emails.ts';

/** What an email client shows of the HTML, as one line. */
const shown = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.each(emailExamples)('$name', ({ email: { subject, text, html } }) => {
  it('says in its text all that its HTML says', () => {
    const words = shown(html);
    const lines = text.split('\n').map((line) => line.replace(/^– /, '').replace(/^Ваша «Диафрагма»$/, ''));
    for (const line of lines.filter((one) => one !== '' && !one.startsWith('https:') && !one.endsWith(':'))) {
      // Notes and reasons are paragraphs of their own in HTML.
      for (const sentence of line.split(/(?<=[.!?]) (?=[А-ЯЁ])/)) expect(words).toContain(sentence.replaceAll('\u00a0', ' '));
    }
  });

  it('leads to one place, which the text has whole', () => {
    const [address = '', ...others] = new Set(hrefs(html));
    expect(others).toEqual([]);
    expect(text.split('\n')).toContain(address);
  });

  it('loads nothing, and is small', () => {
    expect(html).not.toMatch(/<(?:img|link|script|svg|iframe|form)\b|url\(|@import|\bsrc=/i);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('has a subject of one line and one heading', () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  it('has its light colours in the elements and the dark ones for whoever asks for them', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    for (const name of classes) expect(html).toContain(`.${name}{`);
  });
});

const hostile = `<img src=x onerror="alert(1)">"'&\r\nBcc: all@family.example`;
const share = {
  photographer: { name: hostile, email: 'anna@photo.example' },
  project: hostile,
  group: hostile,
  role: 'client',
  shows: 'both',
  expiresOn: '2027-01-24',
  hasPin: true,
  address: 'https://diafragma.example/s/x',
} as const;

test.each([
  ['an invitation', invitationEmail(share)],
  ['a reminder', reminderEmail(share)],
  ['news', projectNewsEmail({ project: hostile, events: [{ what: 'signed_off', group: hostile, count: 0 }], address: share.address })],
  [
    'any text',
    renderEmail({
      subject: hostile,
      heading: hostile,
      paragraphs: [hostile],
      button: { label: hostile, address: hostile },
      reason: [hostile],
    }),
  ],
])('names in %s are text, whatever they contain', (_, email) => {
  expect(email.html).not.toContain('<img');
  expect(email.html).not.toMatch(/="[^"]*"[^\s>/]/);
  expect(email.subject).not.toMatch(/[\r\n]/);
  expect(email.replyTo?.name ?? '').not.toMatch(/[\r\n]/);
});

test('an answer goes to the photographer where he shows an address, and the email says whether it does', () => {
  const plain = { ...share, photographer: { name: 'Анна Смирнова', email: 'anna@photo.example' } };
  expect(invitationEmail(plain)).toMatchObject({
    replyTo: { name: 'Анна Смирнова', address: 'anna@photo.example' },
    text: expect.stringContaining('Ответ на это письмо получит фотограф.'),
  });
  const silent = reminderEmail({ ...plain, photographer: { name: 'Анна Смирнова', email: null } });
  expect(silent.replyTo).toBeUndefined();
  expect(silent.text).toContain('фотограф не получит');
});

test('an invitation and a reminder say that a PIN is needed, where one is', () => {
  for (const email of [invitationEmail, reminderEmail]) {
    expect(email(share).text).toContain('нужен PIN: его сообщит фотограф');
    expect(email({ ...share, hasPin: false }).text).not.toContain('PIN');
  }
});

test('an email of a share says its class and pupil, in its body alone', () => {
  const { subject, text } = invitationEmail({ ...share, project: 'Школа 12', group: '3 «А», Иванов Пётр' });
  expect(text).toContain('Кто на снимках: 3 «А», Иванов Пётр');
  expect(subject).toBe('Фотографии для вас: «Школа 12»');
});

test('news of several shares name each, twenty of them, and count the rest', () => {
  const events = Array.from({ length: 23 }, (_, at) => ({ what: 'choice_closed' as const, group: `3А, ${at + 1}`, count: at + 1 }));
  const { subject, text } = projectNewsEmail({ project: 'Школа', events, address: share.address });
  expect(subject).toBe('Новости проекта: «Школа»');
  expect(text).toContain('– 3А, 2: клиент выбрал 2\u00a0фотографии');
  expect(text).not.toContain('3А, 21:');
  expect(text).toContain('– И ещё 3\u00a0события');
});
