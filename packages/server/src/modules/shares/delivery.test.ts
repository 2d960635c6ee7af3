import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShare, createProject, getShareHistory, listShares } from '@portal/api';
import { createApp } from '../../app.ts';
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { type MailServer, startMailServer } from '../../../test/support/servers/mail-server.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

async function unusedPort(): Promise<number> {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  return port;
}

describe.each(engines())('the email of a share, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  let project: number;
  const open: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp();
    const made = await portal.ask('POST', '/api/photographer/projects', { token: owner, body: { name: 'Школа 12', category_id: 1 } });
    project = answerOf(createProject, made).id;
  });
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close();
    await portal.ports.db.deleteFrom('jobs').execute();
    await portal.ports.db.deleteFrom('share_emails').execute();
  });
  afterAll(() => portal.close());

  /** A server that sends through the mail server at this port, and whose jobs are looked for as soon as they are due. */
  async function startAt(port: number) {
    const mail = smtpMailer(`smtp://127.0.0.1:${port}`, 'mail@example.org');
    const lines: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    const app = await createApp(
      { ...portal.ports, mail },
      { ...testOptions, publicUrl: 'https://portal.example', jobsEveryMs: 20, logger },
    );
    open.push(
      () => mail.close(),
      () => app.close(),
    );
    const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const got = await app.inject({ method, url, headers: { authorization: `Bearer ${owner}` }, ...(payload && { payload }) });
      return { status: got.statusCode, body: got.json<unknown>(), headers: got.headers };
    };
    const body = { role: 'client', shows: 'both', can_download: true, choice_limit: null, email: 'mother@family.example' };
    const { share, address } = answerOf(createShare, await ask('POST', `/api/orders/${project}/shares`, body));
    const at = `/api/orders/${project}/shares/${share.id}`;
    return {
      address,
      first: share,
      /** How many attempts have failed and been put off, or given up: the log says so when all of it is done. */
      failures: () => lines.filter((line) => line.includes('Background work failed')).length,
      send: (email: string) => ask('POST', `${at}/send`, { email }),
      now: async () => answerOf(listShares, await ask('GET', `/api/orders/${project}/shares`)).find(({ id }) => id === share.id),
      history: async () => answerOf(getShareHistory, await ask('GET', `${at}/history`)).items.map(({ kind, reason }) => [kind, reason]),
    };
  }

  async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
    const server = await startMailServer(options);
    open.push(() => server.close());
    return server;
  }

  it('is said to be queued, and then to be sent', async () => {
    const held = Promise.withResolvers<void>();
    const server = await mailServer({ onRcptTo: (_address, _session, reply) => void held.promise.then(() => reply()) });
    const { first, address, now, history } = await startAt(server.port);
    expect(first).toMatchObject({ email: 'mother@family.example', emailState: 'queued', emailFailure: null });
    held.resolve();
    await soon(async () => expect(await now()).toMatchObject({ emailState: 'sent', emailFailure: null }));
    expect(server.received[0]?.text).toContain(`https://portal.example${address}`);
    await soon(async () =>
      expect(await history()).toEqual([
        ['mailed', null],
        ['created', null],
      ]),
    );
  });

  it.each<[string, Error, Parameters<typeof startMailServer>[0]]>([
    ['no_mailbox', refusal(550, '5.1.1 No such user'), {}],
    ['mailbox_full', refusal(552, '5.2.2 Mailbox full'), {}],
    ['refused', refusal(550, '5.7.1 Looks like spam'), {}],
  ])('is said at once not to be delivered where the mail server answers %s, and goes to a corrected address', async (reason, answer) => {
    const held = Promise.withResolvers<void>();
    const server = await mailServer({
      onRcptTo: ({ address }, _session, reply) => {
        if (address.startsWith('mother')) return reply(answer);
        void held.promise.then(() => reply());
      },
    });
    const { address, send, now, history, failures } = await startAt(server.port);
    await soon(() => expect(failures()).toBe(1));
    expect(await now()).toMatchObject({ emailState: 'failed', emailFailure: reason });
    expect(await history()).toEqual([
      ['not_delivered', reason],
      ['created', null],
    ]);
    expect(await portal.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]);

    // The address that the client may have already keeps working, and is the one in the next email.
    const open = () => portal.ask('GET', '/api/shared', { headers: { authorization: `Share ${address.replace('/s/', '')}` } });
    expect((await open()).status).toBe(200);
    expect((await send('father@family.example')).body).toMatchObject({ data: { email_state: 'queued', email_failure: null } });
    held.resolve();
    await soon(async () => expect(await now()).toMatchObject({ email: 'father@family.example', emailState: 'sent', emailFailure: null }));
    expect(server.received).toMatchObject([{ to: ['father@family.example'] }]);
    expect(server.received[0]?.text).toContain(`https://portal.example${address}`);
    expect((await open()).status).toBe(200);
  });

  const passTime = () =>
    portal.ports.db
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .execute();

  it('is late while no mail server answers, and is given up in the end', async () => {
    const { now, history, send, failures } = await startAt(await unusedPort());
    for (let attempt = 1; attempt < 7; attempt += 1) {
      await soon(() => expect(failures()).toBe(attempt));
      expect(await now()).toMatchObject({ emailState: 'queued', emailFailure: 'unreachable' });
      expect(await history()).toEqual([['created', null]]);
      await passTime();
    }
    await soon(() => expect(failures()).toBe(7));
    expect(await now()).toMatchObject({ emailState: 'failed', emailFailure: 'unreachable' });
    expect(await history()).toEqual([
      ['not_delivered', 'unreachable'],
      ['created', null],
    ]);
    // Sent again it is queued again.
    expect((await send('mother@family.example')).body).toMatchObject({ data: { email_state: 'queued' } });
  });

  it('waits for a full mailbox that may take it later', async () => {
    let isFull = true;
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(isFull ? refusal(452, '4.2.2 Mailbox full') : null),
    });
    const { now, history, failures } = await startAt(server.port);
    await soon(() => expect(failures()).toBe(1));
    expect(await now()).toMatchObject({ emailState: 'queued', emailFailure: 'mailbox_full' });
    isFull = false;
    await passTime();
    await soon(async () => expect(await now()).toMatchObject({ emailState: 'sent', emailFailure: null }));
    await soon(async () =>
      expect(await history()).toEqual([
        ['mailed', null],
        ['created', null],
      ]),
    );
  });

  it('is said not to be delivered where its share expired before it was sent', async () => {
    const { first, now, history, failures } = await startAt(await unusedPort());
    await soon(() => expect(failures()).toBe(1));
    await portal.ports.db.updateTable('project_shares').set({ expires_on: '2020-01-01' }).where('id', '=', first.id).execute();
    await passTime();
    await soon(async () => expect(await now()).toMatchObject({ emailState: 'failed', emailFailure: 'expired' }));
    expect(await history()).toEqual([
      ['not_delivered', 'expired'],
      ['created', null],
    ]);
  });

  it('stays sent where an earlier attempt to the same address is given up later', async () => {
    const { first, now, history, failures } = await startAt(await unusedPort());
    await soon(() => expect(failures()).toBe(1));
    await portal.ports.db
      .updateTable('project_shares')
      .set({ email_state: 'sent', email_failure: null })
      .where('id', '=', first.id)
      .execute();
    for (let attempt = 2; attempt <= 7; attempt += 1) {
      await passTime();
      await soon(() => expect(failures()).toBe(attempt));
      expect(await now()).toMatchObject({ emailState: 'sent', emailFailure: null });
    }
    expect(await history()).toEqual([['created', null]]);
  });

  it('that was queued to a wrong address says nothing about the corrected one', async () => {
    const held = Promise.withResolvers<void>();
    const server = await mailServer({
      onRcptTo: ({ address }, _session, reply) => {
        if (!address.startsWith('mother')) return reply();
        void held.promise.then(() => reply(refusal(550, '5.1.1 No such user')));
      },
    });
    const { now, history, send } = await startAt(server.port);
    await soon(async () => expect((await portal.ports.db.selectFrom('jobs').select('attempts').execute())[0]?.attempts).toBe(1));
    await send('father@family.example');
    await soon(async () => expect(await now()).toMatchObject({ email: 'father@family.example', emailState: 'sent' }));
    held.resolve();
    await soon(async () => expect(await portal.ports.db.selectFrom('jobs').selectAll().execute()).toEqual([]));
    expect(await now()).toMatchObject({ email: 'father@family.example', emailState: 'sent', emailFailure: null });
    expect((await history()).map(([kind]) => kind)).not.toContain('not_delivered');
  });
});
