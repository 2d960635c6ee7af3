import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { startMailServer } from '../../../test/support/servers/mail-server.ts';
import { settableClock } from '../../../test/support/settable-clock.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const email = {
  to: 'anna@example.ru',
  subject: 'Новый пароль',
  text: 'Откройте ссылку: https://example.ru/reset?token=abc',
  html: '<p>Откройте <a href="https://example.ru/reset?token=abc">ссылку</a></p>',
};

test('an email goes to the mail server as it was written', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'Диафрагма <mail@example.org>');
  await mailer.send(email);
  await mailer.close();
  await server.close();
  expect(server.received).toMatchObject([{ from: 'mail@example.org', to: [email.to], subject: email.subject, isSecure: false }]);
  expect(server.received[0]?.text.trim()).toBe(email.text);
  expect(server.received[0]?.html.trim()).toBe(email.html);
  expect(server.received[0]?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(server.received[0]?.raw).not.toMatch(/^Reply-To:/m);
  expect(server.received[0]?.raw).toMatch(/^From: =\?UTF-8\?B\?.+\?= <mail@example\.org>\r$/m);
});

test('an answer goes to whom the email names, whose name starts no header', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'mail@example.org');
  await mailer.send({
    ...email,
    subject: 'Два\r\nBcc: evil@example.ru',
    replyTo: { name: 'Ann"\r\nBcc: evil@example.ru', address: 'anna@photo.ru' },
  });
  await mailer.close();
  await server.close();
  expect(server.received).toMatchObject([{ to: [email.to], subject: 'Два Bcc: evil@example.ru' }]);
  expect(server.received[0]?.raw).toMatch(/^Reply-To: =\?UTF-8\?\S+\r\n <anna@photo\.ru>\r$/m);
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/m);
});

const withPassword: SMTPServerOptions = {
  authOptional: false,
  onAuth: ({ username, password }, _session, done) =>
    username === 'portal' && password === 'тайна' ? done(null, { user: username }) : done(new Error('Wrong')),
};
const password = `portal:${encodeURIComponent('тайна')}@`;
// The servers of these tests have self-signed certificates.
const trusting = '?tls.rejectUnauthorized=false';

test.each<[string, SMTPServerOptions]>([
  ['smtps:', { secure: true }],
  ['smtp:', { disabledCommands: [] }],
])('%s with a name and a password is encrypted before the password is sent', async (protocol, options) => {
  const server = await startMailServer({ ...withPassword, ...options });
  const mailer = smtpMailer(`${protocol}//${password}127.0.0.1:${server.port}${trusting}`, 'mail@example.org');
  await mailer.send(email);
  await mailer.close();
  await server.close();
  expect(server.received).toMatchObject([{ to: [email.to], isSecure: true }]);
});

test.each([
  ['a wrong password', 'portal:wrong@', trusting, 'Invalid login'],
  ['a certificate that nobody vouches for', password, '', 'certificate'],
])('%s is an error, and no email', async (_, name, query, reported) => {
  const server = await startMailServer({ ...withPassword, secure: true });
  const mailer = smtpMailer(`smtps://${name}127.0.0.1:${server.port}${query}`, 'mail@example.org');
  await expect(mailer.send(email)).rejects.toThrow(reported);
  await mailer.close();
  await server.close();
  expect(server.received).toEqual([]);
});

test('a mail server that does not answer is an error, not a silence', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'mail@example.org');
  await expect(mailer.send(email)).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});

test('without a mail server an email becomes a file that only the owner reads', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'portal-outbox-'));
  const folder = path.join(parent, 'outbox');
  const lines: string[] = [];
  const mailer = outboxMailer({
    folder,
    from: 'mail@example.org',
    clock: settableClock('2026-11-20T12:00:00Z'),
    report: (line) => lines.push(line),
  });
  await mailer.send(email);
  await mailer.send({ ...email, subject: 'Два\r\nBcc: evil@example.ru', replyTo: { name: 'Анна', address: 'anna@photo.ru' } });

  const [first, second] = (await readdir(folder)).map((name) => path.join(folder, name));
  if (!first || !second) throw new Error('two emails');
  const written = await Promise.all([readFile(first, 'utf8'), readFile(second, 'utf8')]);
  expect(written).toContainEqual(
    'From: mail@example.org\nTo: anna@example.ru\nSubject: Новый пароль\nDate: Fri, 20 Nov 2026 12:00:00 GMT\n\nОткройте ссылку: https://example.ru/reset?token=abc\n',
  );
  expect(written.join('')).toContain('Subject: Два Bcc: evil@example.ru\n');
  expect(written.join('')).toContain('Reply-To: Анна <anna@photo.ru>\n');
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  expect(lines.join('\n')).toContain(first);
  await rm(parent, { recursive: true });
});
