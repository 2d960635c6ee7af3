import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finalizeZipUpload, initializeZipUpload, listRetouched, login, sentences, zipLimits } from '@portal/api';
import { createApp } from '../../app.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { someFile, storedKeys } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { sweepStorage } from '../storage/sweep.ts';
import { takeWork, termFrom } from './repository.ts';

const names = ['a.png', 'b.png', 'c.png'];

describe.each(engines())('an archive whose sender has gone, on %s', (engine) => {
  let portal: Portal;
  let people = 0;
  let email: string;
  let token: string;
  let project: number;
  let uploadId: string;
  /** A process that looks for jobs all the time. */
  let other: Awaited<ReturnType<typeof createApp>> | null = null;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  beforeEach(async () => {
    email = `sender-${++people}@test.example`;
    token = await portal.signUp(email);
    project = await newProject(portal, token);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await other?.close();
    other = null;
    await portal.ports.db.deleteFrom('jobs').execute();
  });
  afterAll(() => portal.close());

  const lookForWork = async () => {
    other = await createApp(portal.ports, { ...testOptions, jobsEveryMs: 20 });
  };
  const base = () => `/photographer/orders/${project}/images/upload-zip`;
  const photoFiles = async () => {
    const content = Buffer.from(await (await someFile()).arrayBuffer());
    return rawZip(names.map((name, index) => ({ name, content: Buffer.concat([content, Buffer.alloc(9, index)]) })));
  };
  /** Sends all chunks and expects them to be answered. */
  async function send(archive: Buffer): Promise<void> {
    const plan = { filename: 'a.zip', total_size: `${archive.length}`, total_chunks: '1' };
    const started = await portal.ask('POST', `${base()}/initialize`, { token, ...(await formBody(Object.entries(plan))) });
    uploadId = answerOf(initializeZipUpload, started).uploadId ?? '';
    const chunk = await formBody([
      ['chunk', new File([new Uint8Array(archive)], 'blob')],
      ['chunk_index', '0'],
    ]);
    expect((await portal.ask('POST', `${base()}/${uploadId}/chunk`, { token, ...chunk })).status).toBe(200);
  }
  const finalizing = { total_chunks: 1, uploaded_chunks: [0] };
  const end = (): Promise<Got> => portal.ask('POST', `${base()}/${uploadId}/finalize`, { token, body: finalizing });
  /** Requests the end of the upload from a process that is killed by it: only its lease is left. */
  const endKilled = () => takeWork(portal.ports.db, { id: uploadId, reader: 'killed' }, termFrom(portal.ports.clock.now()));
  const versions = async () => {
    const listed = answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token }));
    return Object.fromEntries(listed.map(({ name, version }) => [name, version]));
  };
  const once = Object.fromEntries(names.map((name) => [name, 1]));
  const jobs = () => portal.ports.db.selectFrom('jobs').select(['kind', 'attempts', 'due_at']).execute();
  const noJobs = () => soon(async () => expect(await jobs()).toEqual([]));
  /** Makes all jobs due. */
  const passTime = () =>
    portal.ports.db
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .execute();
  /** Delays the first image until the returned function is called. */
  function holdFirst() {
    const { images } = portal.ports;
    const derive = images.derive.bind(images);
    const started = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    vi.spyOn(images, 'derive').mockImplementationOnce(async (...requested) => {
      started.resolve();
      await held.promise;
      return derive(...requested);
    });
    return { started: started.promise, proceed: held.resolve };
  }

  it('is read by another process when the first was stopped during the read', async () => {
    await send(await photoFiles());
    const { started, proceed } = holdFirst();
    const stopped = await createApp(portal.ports, testOptions);
    const address = await stopped.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ended = fetch(`${address}${base()}/${uploadId}/finalize`, { method: 'POST', body: JSON.stringify(finalizing), headers });
    await started;
    const closed = stopped.close();
    await soon(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'));
    proceed();
    expect((await ended).status).toBe(503);
    await closed;
    // Not before the lease of a process that might still be reading has expired.
    const [job] = await jobs();
    expect(job && job.due_at.getTime() - Date.now()).toBeGreaterThan(30_000);
    await passTime();
    await lookForWork();
    await noJobs();
    expect(await versions()).toEqual(once);
    await soon(async () => expect((await storedKeys(portal)).filter((key) => key.startsWith('chunks/'))).toEqual([]));
  });

  it('is read by another process when the first was killed, once its lease has expired', async () => {
    await send(await photoFiles());
    expect(await endKilled()).toBe(true);
    await passTime();
    await lookForWork();
    // It may still be reading: that is too early, and no failure.
    await soon(async () => expect((await jobs())[0]?.attempts).toBe(1));
    await soon(async () => expect((await jobs())[0]?.due_at.getTime()).toBeLessThan(Date.now() + 60_000));
    expect(await versions()).toEqual({});
    portal.ports.clock.advance(61_000);
    await passTime();
    await noJobs();
    expect(await versions()).toEqual(once);
    // A client that comes back after all gets the outcome.
    expect(answerOf(finalizeZipUpload, await end())).toMatchObject({ withoutOriginal: names });
  });

  it('is read once when its sender asks again at the same time', async () => {
    await send(await photoFiles());
    await endKilled();
    portal.ports.clock.advance(61_000);
    await passTime();
    const derive = vi.spyOn(portal.ports.images, 'derive');
    const [answer] = await Promise.all([end(), lookForWork()]);
    expect(answerOf(finalizeZipUpload, answer)).toMatchObject({ withoutOriginal: names });
    await soon(async () => {
      await passTime();
      expect(await jobs()).toEqual([]);
    });
    expect(derive).toHaveBeenCalledTimes(names.length);
    expect(await versions()).toEqual(once);
  });

  it('is one job, however often its end is requested, which does nothing once the archive is read', async () => {
    await send(await photoFiles());
    await endKilled();
    portal.ports.clock.advance(61_000);
    expect((await end()).status).toBe(200);
    expect(await jobs()).toHaveLength(1);
    const derive = vi.spyOn(portal.ports.images, 'derive');
    await passTime();
    await lookForWork();
    await noJobs();
    expect(derive).not.toHaveBeenCalled();
  });

  it('that is no ZIP is refused and not tried again', async () => {
    await send(Buffer.alloc(2_000, 7));
    await endKilled();
    portal.ports.clock.advance(61_000);
    await passTime();
    await lookForWork();
    await noJobs();
    const { outcome } = await portal.ports.db
      .selectFrom('zip_uploads')
      .select('outcome')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow();
    expect(outcome).toMatchObject({ status: 422 });
    expect(await end()).toMatchObject({ status: 422, body: { message: sentences.zipNotZip } });
  });

  it('is tried again after a pause while the storage fails', async () => {
    await send(await photoFiles());
    await endKilled();
    portal.ports.clock.advance(61_000);
    await passTime();
    const broken = vi.spyOn(portal.ports.images, 'derive').mockRejectedValue(new Error('no images today'));
    await lookForWork();
    // Put off for half a minute; the lease of a running job is longer.
    await soon(async () => {
      const left = (await jobs()).map(({ attempts, due_at }) => [attempts, due_at.getTime() - Date.now() <= 30_000]);
      expect(left).toEqual([[1, true]]);
    });
    broken.mockRestore();
    await passTime();
    await noJobs();
    expect(await versions()).toEqual(once);
  });

  it('is forgotten with its chunks after a day', async () => {
    await send(await photoFiles());
    await endKilled();
    portal.ports.clock.advance(zipLimits.retentionSeconds * 1_000 + 1);
    token = answerOf(login, await portal.ask('POST', '/api/auth/login', { body: { email, password: 'gelateria' } })).token;
    await sweepStorage(portal.ports);
    await passTime();
    await lookForWork();
    await noJobs();
    expect(await versions()).toEqual({});
  });
});
