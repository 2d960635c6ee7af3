import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentences } from '@portal/api';
import { createApp } from '../../app.ts';
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { type MailServer, startMailServer } from '../../../test/support/servers/mail-server.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';

const email = 'anna@test.example';

/** What a mail server answers. */
const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

describe.each(engines())('the email with a link, on %s', (engine) => {
  let portal: Portal;
  let log = '';
  beforeEach(async () => {
    portal = await openPortal(engine);
    await portal.signUp(email);
    log = '';
  });
  afterEach(() => portal.close());

  /** Requests a link on a portal that uses the mail server at this port; returns the response and its duration. */
  async function askForLink(port: number, act: () => Promise<void>) {
    const logger = { level: 'info', stream: { write: (line: string) => void (log += line) } };
    const mail = smtpMailer(`smtp://127.0.0.1:${port}`, 'Диафрагма <mail@diafragma.example>');
    const app = await createApp({ ...portal.ports, mail }, { ...testOptions, publicUrl: 'https://diafragma.example', logger });
    try {
      const response = await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
      await act();
      return { status: response.statusCode, body: response.json<unknown>() };
    } finally {
      await app.close();
      await mail.close();
    }
  }
  const accepted = { status: 200, body: { success: true, data: { message: sentences.resetSent } } };
  const links = () => portal.ports.db.selectFrom('password_resets').selectAll().execute();

  it('arrives by SMTP in Russian, with a link to the portal’s public address', async () => {
    const server = await startMailServer();
    expect(await askForLink(server.port, () => soon(() => expect(server.received).toHaveLength(1)))).toEqual(accepted);
    await server.close();
    const [message] = server.received;
    expect(message).toMatchObject({ from: 'mail@diafragma.example', to: [email], subject: 'Новый пароль для «Диафрагмы»' });
    expect(message?.text).toMatch(/^Здравствуйте!\n\nКто-то — надеемся, вы — попросил новый пароль/);
    const [link, token = ''] = /https:\/\/diafragma\.example\/reset-password\?token=([\w-]{43})\n/.exec(message?.text ?? '') ?? [];
    expect(link).toBeDefined();
    expect((await portal.ask('POST', '/api/auth/verify-token', { body: { token } })).status).toBe(200);
    expect(log).not.toContain(token);
  });

  const jobs = () => portal.ports.db.selectFrom('jobs').select('attempts').execute();

  it.each<[string, Parameters<typeof startMailServer>[0]]>([
    ['the recipient for now', { onRcptTo: ({ address }, _session, done) => done(refusal(450, `<${address}>: Come back later`)) }],
    ['the sender', { onMailFrom: (_address, _session, done) => done(new Error('Not from you')) }],
    ['whoever has no password', { authOptional: false }],
  ])('waits for another attempt, and only the log reports it, when the mail server refuses %s', async (_, options) => {
    const server: MailServer = await startMailServer(options);
    expect(await askForLink(server.port, () => soon(() => expect(log).toContain('Background work failed')))).toEqual(accepted);
    await server.close();
    expect(server.received).toEqual([]);
    expect(log).not.toMatch(/token=|[\w-]{43}|anna/);
    expect(await links()).toEqual([]);
    expect(await jobs()).toEqual([{ attempts: 1 }]);
  });

  it('is given up at once when the mail server does not know the recipient, whose name the log keeps to itself', async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(refusal(550, `<${address}>: No such user here: ${address.split('@')[0]}`)),
    });
    expect(await askForLink(server.port, () => soon(() => expect(log).toContain('Background work failed')))).toEqual(accepted);
    await server.close();
    expect(log).toContain('…@test.example>: No such user here');
    expect(log).not.toMatch(/token=|[\w-]{43}|anna/);
    expect(await links()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('waits for another attempt when no mail server is there', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    expect(await askForLink(port, () => soon(() => expect(log).toContain('ECONNREFUSED')))).toEqual(accepted);
    expect(await jobs()).toEqual([{ attempts: 1 }]);
    expect(log).not.toMatch(/token=|[\w-]{43}/);
  });

  it('delays no answer when the mail server does not respond', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const met = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const answer = await askForLink(port, async () => {
      const [socket] = (await met) as [Socket];
      // The response is here by now: the rest of the wait is shortened, and a second call would be refused.
      silent.close();
      socket.destroy();
    });
    expect(answer).toEqual(accepted);
    expect(log).not.toMatch(/token=|[\w-]{43}/);
  });
});
