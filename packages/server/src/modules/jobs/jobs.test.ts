import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { accountCalls } from '../../../test/support/account-calls.ts';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import type { StoredJob } from '../../platform/jobs/job.ts';
import { insertJob, takeJob } from '../../platform/jobs/repository.ts';
import { runDueJobs } from '../../platform/jobs/run-due-jobs.ts';

/** Milliseconds until the job is due. */
const pauseOf = ({ due_at }: { due_at: Date }): number => due_at.getTime() - Date.now();

describe.each(everyEngine())('a queued job, on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await portal.ports.db.deleteFrom('jobs').execute();
  });
  afterAll(() => portal.close());

  const context = () => ({ db: portal.ports.db, shutdownSignal: new AbortController().signal });
  const add = (email: string) => insertJob(portal.ports.db, { kind: 'reset-link', payload: { email } });
  const waiting = () => portal.ports.db.selectFrom('jobs').select(['attempts', 'due_at']).orderBy('id').execute();
  /** Makes all jobs due. */
  const passTime = () =>
    portal.ports.db
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .execute();

  it('is done once, however many processes look for it', async () => {
    const done: unknown[] = [];
    for (let number = 0; number < 20; number += 1) await add(`${number}@test.example`);
    await Promise.all([1, 2, 3].map(() => runDueJobs(context(), async ({ payload }) => void done.push(payload))));
    expect(new Set(done.map((payload) => (payload as { email: string }).email)).size).toBe(20);
    expect(done).toHaveLength(20);
    expect(await waiting()).toEqual([]);
  });

  it('is done in the order of the queue by a single process', async () => {
    const emails = Array.from({ length: 20 }, (_, number) => `${number}@test.example`);
    for (const email of emails) await add(email);
    const done: unknown[] = [];
    await runDueJobs(context(), async ({ payload }) => void done.push(payload));
    expect(done).toEqual(emails.map((email) => ({ email })));
  });

  it('is tried again after a pause that grows, and given up in the end', async () => {
    await add('anna@test.example');
    const fail = vi.fn<(job: StoredJob) => Promise<void>>().mockRejectedValue(new Error('No connection'));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await expect(runDueJobs(context(), fail)).rejects.toThrow('Work in the background failed');
      // It is not claimed before it is due.
      await runDueJobs(context(), fail);
      expect(fail).toHaveBeenCalledTimes(attempt);
      const [job] = await waiting();
      if (job) pauses.push(Math.round(pauseOf(job) / 30_000));
      await passTime();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32]);
    expect(await waiting()).toEqual([]);
  });

  it('is never given up unless it is an email', async () => {
    await insertJob(portal.ports.db, { kind: 'delete-account', payload: { userId: 7 } });
    const fail = vi.fn<(job: StoredJob) => Promise<void>>().mockRejectedValue(new Error('No connection'));
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const failed = await runDueJobs(context(), fail).catch((error: unknown) => error);
      // Without a last attempt nothing is reported.
      expect(failed).toMatchObject({ errors: [{ message: `delete-account, attempt ${attempt}` }] });
      await passTime();
    }
    expect(await waiting()).toMatchObject([{ attempts: 20 }]);
  });

  it('does not delay the jobs after it when it fails', async () => {
    await add('broken@test.example');
    await add('anna@test.example');
    const done: unknown[] = [];
    const run = runDueJobs(context(), async ({ payload }) => {
      if (JSON.stringify(payload).includes('broken')) throw new Error('No connection');
      done.push(payload);
    });
    await expect(run).rejects.toThrow('Work in the background failed');
    expect(done).toEqual([{ email: 'anna@test.example' }]);
  });

  it('is claimed from a process that was killed, when its lease is over', async () => {
    await add('anna@test.example');
    expect(await takeJob(portal.ports.db, 60_000)).toMatchObject({ kind: 'reset-link', attempts: 1 });
    expect(await takeJob(portal.ports.db, 60_000)).toBeUndefined();
    await passTime();
    expect(await takeJob(portal.ports.db, 60_000)).toMatchObject({ kind: 'reset-link', attempts: 2 });
  });

  it.each([1, 7])('is not changed by a process that lost its lease in attempt %i and failed later', async (attempt) => {
    await add('anna@test.example');
    await portal.ports.db
      .updateTable('jobs')
      .set({ attempts: attempt - 1 })
      .execute();
    const slow = runDueJobs(context(), async () => {
      await passTime();
      expect(await takeJob(portal.ports.db, 90_000)).toMatchObject({ attempts: attempt + 1 });
      throw new Error('No connection');
    });
    await expect(slow).rejects.toThrow('Work in the background failed');
    const [job] = await waiting();
    expect(job?.attempts).toBe(attempt + 1);
    expect(job && pauseOf(job)).toBeGreaterThan(60_000);
  });

  it('is done by five at once in a process, and no more of it is started once the process stops', async () => {
    const held = Promise.withResolvers<void>();
    const send = vi.spyOn(portal.ports.mail, 'send').mockImplementation(() => held.promise);
    const server = await createApp(portal.ports, { ...testOptions, jobsEveryMs: 20 });
    const people = Array.from({ length: 12 }, (_, index) => `many-${index}@emails.example`);
    const users = people.map((email) => ({ email, password_hash: 'x' }));
    await portal.ports.db.insertInto('users').values(users).execute();
    const ask = (email: string) => server.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    await Promise.all(people.map(ask));
    await soon(() => expect(send).toHaveBeenCalledTimes(5));
    const closed = server.close();
    // From here the process is stopping; running jobs are waited for.
    await soon(() => expect(server.inject('/healthz')).rejects.toThrow('closed'));
    held.resolve();
    await closed;
    expect(send).toHaveBeenCalledTimes(5);
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 7 }, () => 0));
  });

  it('is left for later by a server that stops', async () => {
    await add('first@test.example');
    await add('second@test.example');
    const shutdown = new AbortController();
    await runDueJobs({ ...context(), shutdownSignal: shutdown.signal }, async () => shutdown.abort());
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
    await runDueJobs({ ...context(), shutdownSignal: shutdown.signal }, async () => {});
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
  });

  it('of an unknown kind is left to the newer version that knows it', async () => {
    await portal.ports.db.insertInto('jobs').values({ kind: 'of-tomorrow', payload: '{}' }).execute();
    await add('anna@test.example');
    const done: string[] = [];
    await runDueJobs(context(), async ({ kind }) => void done.push(kind));
    expect(done).toEqual(['reset-link']);
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
  });

  it('is given up when each process that began it has crashed because of it', async () => {
    await add('anna@test.example');
    for (let death = 1; death <= 7; death += 1) {
      expect(await takeJob(portal.ports.db, 60_000)).toMatchObject({ attempts: death });
      await passTime();
    }
    const die = vi.fn<(job: StoredJob) => Promise<void>>();
    const run = runDueJobs(context(), die).catch((error: unknown) => error);
    expect(await run).toMatchObject({ errors: [{ message: expect.stringMatching('reset-link is given up') }] });
    expect(die).not.toHaveBeenCalled();
    expect(await waiting()).toEqual([]);
  });

  it('that was done is not reported as failed when its end cannot be stored', async () => {
    await add('first@test.example');
    await add('second@test.example');
    const { db } = portal.ports;
    let started = 0;
    const run = runDueJobs(context(), async () => {
      started += 1;
      if (started === 1) throw new Error('No connection');
      vi.spyOn(db, 'deleteFrom').mockImplementationOnce(() => {
        throw new Error('No database');
      });
    });
    const failed = await run.catch((error: unknown) => error);
    // The earlier failure is still reported.
    expect(failed).toMatchObject({
      errors: [
        { message: 'reset-link, attempt 1 of 7', cause: { message: 'No connection' } },
        { message: expect.stringMatching('not written down'), cause: { message: 'No database' } },
      ],
    });
    expect((await waiting()).map((job) => Math.ceil(pauseOf(job) / 30_000))).toEqual([1, 4]);
  });

  it('that failed is reported, though its next attempt cannot be stored', async () => {
    await add('anna@test.example');
    const run = runDueJobs(context(), async () => {
      vi.spyOn(portal.ports.db, 'updateTable').mockImplementationOnce(() => {
        throw new Error('No database');
      });
      throw new Error('No connection');
    });
    expect(await run.catch((error: unknown) => error)).toMatchObject({
      errors: [{ cause: { message: 'No connection' } }, { cause: { message: 'No database' } }],
    });
  });

  it('sends an email that could not be sent at first, in whichever process', async () => {
    const anna = accountCalls(portal, 'anna@emails.example');
    await anna.register();
    const send = vi.spyOn(portal.ports.mail, 'send').mockRejectedValueOnce(new Error('No connection'));
    expect((await anna.forgot()).status).toBe(200);
    // Waits until it is put off, because the lease of a running job is longer.
    await soon(async () => {
      const jobs = await waiting();
      expect(jobs.map((job) => [job.attempts, pauseOf(job) <= 30_000])).toEqual([[1, true]]);
    });
    expect(send).toHaveBeenCalledOnce();
    await passTime();
    const other = await createApp(portal.ports, { ...testOptions, jobsEveryMs: 20 });
    await soon(() => expect(anna.emails()).toHaveLength(1));
    await soon(async () => expect(await waiting()).toEqual([]));
    await other.close();
  });
});
