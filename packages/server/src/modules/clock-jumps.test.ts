import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finalizeZipUpload, initializeZipUpload, limits, zipLimits } from '@portal/api';
import { signAddresses } from '../platform/sign-addresses.ts';
import { accountCalls } from '../../test/support/account-calls.ts';
import { engines } from '../../test/support/servers/engines.ts';
import { formBody } from '../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { newProject } from '../../test/support/project.ts';
import { someFile } from '../../test/support/photographer.ts';
import { rawZip } from '../../test/support/raw-zip.ts';
import { insertJob } from '../platform/jobs/repository.ts';
import { runDueJobs } from '../platform/jobs/run-due-jobs.ts';
import { takeSweep } from './storage/repository.ts';
import { deleteExpired, takeWork, termFrom } from './zip-upload/repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const jumps = [
  ['a day forward, and back', DAY],
  ['a day back, and forward', -DAY],
  ['an hour back, and forward', -HOUR],
] as const;

describe.each(engines())('a clock that jumps, on %s', (engine) => {
  let portal: Portal;
  let people = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  beforeEach(() => portal.ports.clock.set('2026-11-20T12:00:00Z'));
  afterAll(() => portal.close());

  const now = () => portal.ports.clock.now();
  const jump = (ms: number) => portal.ports.clock.advance(ms);
  const statusOf = async (token: string) => (await portal.ask('GET', '/api/auth/me', { token })).status;

  it.each(jumps)('%s: everybody can sign in, and stays signed in for no longer than a day and the jump', async (_, by) => {
    const before = await portal.signUp();
    jump(by);
    const meanwhile = await portal.signUp();
    expect(await statusOf(meanwhile)).toBe(200);
    jump(-by);
    const after = await portal.signUp();
    expect(await statusOf(after)).toBe(200);
    jump(limits.sessionSeconds * 1_000 + Math.abs(by));
    expect(await Promise.all([before, meanwhile, after].map(statusOf))).toEqual([401, 401, 401]);
  });

  it.each(jumps)('%s: private images are shown, and no address of one works for longer than an hour and the jump', (_, by) => {
    const addresses = signAddresses('only for tests', portal.ports.clock);
    const secondsOf = (address: string) =>
      addresses.secondsLeft('projects/a.jpg', Object.fromEntries(new URL(address, 'http://a').searchParams));
    const made: string[] = [];
    for (const step of [0, by, -by]) {
      jump(step);
      made.push(addresses.of('projects/a.jpg'));
      expect(secondsOf(made.at(-1) ?? '')).toBeGreaterThan(0);
    }
    jump(HOUR + Math.abs(by));
    expect(made.map(secondsOf)).toEqual([0, 0, 0]);
  });

  it.each(jumps)('%s: an email with a link comes, and no link works for longer than it may and the jump', async (_, by) => {
    const anna = accountCalls(portal, `jumps-${++people}@test.example`);
    await anna.register();
    jump(by);
    // As many as may run at the same time.
    const made: string[] = [];
    for (let link = 1; link <= 5; link += 1) made.push(await anna.linkToken());
    jump(-by);
    if (by > 0) made.push(await anna.linkToken());
    expect((await anna.verify(made.at(-1) ?? '')).status).toBe(by > 0 ? 200 : 422);
    jump(limits.resetSeconds * 1_000 + Math.abs(by));
    expect(await Promise.all(made.map(async (token) => (await anna.verify(token)).status))).toEqual(made.map(() => 422));
    expect((await anna.verify(await anna.linkToken())).status).toBe(200);
  });

  /** An archive of one chunk, started. */
  async function begin() {
    const token = await portal.signUp();
    const archive = rawZip([{ name: 'a.png', content: Buffer.from(await (await someFile()).arrayBuffer()) }]);
    const address = `/photographer/orders/${await newProject(portal, token)}/images/upload-zip`;
    const plan = await formBody([
      ['filename', 'a.zip'],
      ['total_size', `${archive.length}`],
      ['total_chunks', '1'],
    ]);
    const initialize = () => portal.ask('POST', `${address}/initialize`, { token, ...plan });
    const { uploadId } = answerOf(initializeZipUpload, await initialize());
    if (uploadId === null) throw new Error('An upload was started');
    const chunk = await formBody([
      ['chunk', new File([new Uint8Array(archive)], 'chunk')],
      ['chunk_index', '0'],
    ]);
    const send = () => portal.ask('POST', `${address}/${uploadId}/chunk`, { token, ...chunk });
    const finish = () => portal.ask('POST', `${address}/${uploadId}/finalize`, { token, body: { total_chunks: 1, uploaded_chunks: [0] } });
    return { uploadId, initialize, send, finish };
  }
  const isThere = async (id: string) =>
    (await portal.ports.db.selectFrom('zip_uploads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

  it.each(jumps)('%s: a chunk of an archive that was answered is not lost', async (_, by) => {
    const { send, finish } = await begin();
    expect((await send()).status).toBe(200);
    jump(by);
    await deleteExpired(portal.ports.db, now());
    jump(-by);
    expect(answerOf(finalizeZipUpload, await finish())).toMatchObject({ withoutOriginal: ['a.png'] });
  });

  it('put back two days amid a read, does not hold the archive of a killed process for ever', async () => {
    const { db } = portal.ports;
    const { uploadId } = await begin();
    jump(2 * DAY);
    expect(await takeWork(db, { id: uploadId, reader: 'killed' }, termFrom(now()))).toBe(true);
    jump(-2 * DAY);
    await deleteExpired(db, now());
    expect(await isThere(uploadId)).toBe(true);
    jump(zipLimits.retentionSeconds * 1_000 + 1);
    await deleteExpired(db, now());
    expect(await isThere(uploadId)).toBe(false);
  });

  it('put back two days amid a read, lets newer archives replace that of a killed process', async () => {
    const { uploadId, initialize } = await begin();
    jump(2 * DAY);
    expect(await takeWork(portal.ports.db, { id: uploadId, reader: 'killed' }, termFrom(now()))).toBe(true);
    jump(-2 * DAY);
    for (let other = 0; other < zipLimits.openUploads; other += 1) {
      jump(1);
      answerOf(initializeZipUpload, await initialize());
    }
    expect(await isThere(uploadId)).toBe(false);
  });

  it('put back in the database, does not delay jobs until that day comes again', async () => {
    const { db } = portal.ports;
    await db.deleteFrom('jobs').execute();
    await insertJob(db, { kind: 'reset-link', payload: { email: 'anna@test.example' } });
    await db
      .updateTable('jobs')
      .set({ due_at: new Date(Date.now() + DAY), attempts: 2 })
      .execute();
    const done: unknown[] = [];
    await runDueJobs({ db, shutdownSignal: new AbortController().signal }, async ({ payload }) => void done.push(payload));
    expect(done).toEqual([{ email: 'anna@test.example' }]);

    expect(await takeSweep(db, DAY)).not.toBeNull();
    expect(await takeSweep(db, DAY)).toBeNull();
    // As for an address of an hour that was created two days later.
    expect(await takeSweep(db, HOUR / 60)).not.toBeNull();
  });
});
