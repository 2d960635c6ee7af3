import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const letter = { to: 'anna@example.ru', subject: 'Новый пароль', text: 'Откройте ссылку: https://example.ru/reset?token=abc' };

test('a letter goes to the mail server as it was written', async () => {
  const received: { to: string[]; body: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let body = '';
      stream.setEncoding('utf8').on('data', (part: string) => (body += part));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), body });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const mailer = smtpMailer(`smtp://127.0.0.1:${address.port}`, 'Диафрагма <mail@example.org>');
  await mailer.send(letter);
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));

  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['anna@example.ru']);
  expect(received[0]?.body).toContain(`Subject: =?UTF-8?B?${Buffer.from(letter.subject).toString('base64')}?=`);
  expect(received[0]?.body).toContain('<mail@example.org>');
});

test('a mail server that does not answer is an error, not a silence', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'mail@example.org');
  await expect(mailer.send(letter)).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});

test('without a mail server a letter becomes a file that only the owner reads', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'portal-outbox-'));
  const folder = path.join(parent, 'outbox');
  const lines: string[] = [];
  const mailer = outboxMailer({
    folder,
    from: 'mail@example.org',
    clock: settableClock('2026-11-20T12:00:00Z'),
    report: (line) => lines.push(line),
  });
  await mailer.send(letter);
  await mailer.send({ ...letter, subject: 'Два\r\nBcc: evil@example.ru' });

  const [first, second] = (await readdir(folder)).map((name) => path.join(folder, name));
  if (!first || !second) throw new Error('two letters');
  const written = await Promise.all([readFile(first, 'utf8'), readFile(second, 'utf8')]);
  expect(written).toContainEqual(
    'From: mail@example.org\nTo: anna@example.ru\nSubject: Новый пароль\nDate: Fri, 20 Nov 2026 12:00:00 GMT\n\nОткройте ссылку: https://example.ru/reset?token=abc\n',
  );
  expect(written.join('')).toContain('Subject: Два Bcc: evil@example.ru\n');
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  expect(lines.join('\n')).toContain(first);
  await rm(parent, { recursive: true });
});
