import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPortfolios } from '@portal/api';
import { createApp } from '../../app.ts';
import { engines } from '../../../test/support/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, type Photographer, someFile, storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { ImageError, type ImageWorker, LatePicture } from '../../platform/images/image-worker.ts';
import { deleteJob, insertJob, takeJob } from '../../platform/jobs/repository.ts';
import { finishNext } from './finish-pictures.ts';

describe.each(engines())('photographs of an older version, on %s', (engine) => {
  let portal: Portal;
  let owner: Photographer;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    owner = await newPhotographer(portal);
  });

  const photos = async () =>
    answerOf(listPortfolios, await portal.ask('GET', '/api/photographer/portfolios', { token: owner.token }))[0]?.photos ?? [];

  /** As they were before there was a middle copy. */
  const age = () => portal.ports.db.updateTable('media').set({ middle_key: null, placeholder: null }).execute();

  /** What a newer server does with the work that the migration has left it. */
  async function finish(isDone: () => Promise<void>): Promise<void> {
    await insertJob(portal.ports.db, { kind: 'finish-pictures', payload: { after: 0 } });
    const server = await createApp(portal.ports, { ...testOptions, jobsEveryMs: 20 });
    await soon(async () => {
      expect(await portal.ports.db.selectFrom('jobs').select('id').execute()).toEqual([]);
      await isDone();
    });
    await server.close();
  }

  it('are shown without the copy that they lack, and get it', async () => {
    // More than one piece of work.
    for (let count = 0; count < 12; count += 1) await owner.add(await someFile());
    const before = await photos();
    await age();
    expect((await photos()).map(({ middle, placeholder }) => [middle, placeholder])).toEqual(before.map(() => [null, null]));
    await finish(async () => expect((await photos()).every(({ middle }) => middle !== null)).toBe(true));
    const after = await photos();
    expect(after.map(({ url, thumbnail }) => [url, thumbnail])).toEqual(before.map(({ url, thumbnail }) => [url, thumbnail]));
    expect(after.every(({ placeholder }) => placeholder !== null)).toBe(true);
    for (const { middle } of after) expect((await portal.app.inject(middle ?? '')).statusCode).toBe(200);
  });

  it('stay as they are where their file is gone, and hold up no other', async () => {
    await owner.add(await someFile());
    await owner.add(await someFile());
    await age();
    const gone = await portal.ports.db
      .selectFrom('media')
      .select('medium_key')
      .where('photographer_id', '=', owner.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await portal.ports.files.remove(gone.medium_key);
    await finish(async () => expect((await photos()).map(({ middle }) => middle !== null)).toEqual([false, true]));
  });

  /** The id that the owner's photographs come after. */
  let before: number;

  interface Once {
    forMs?: number;
    ending?: AbortSignal;
    round?: number;
  }

  /** One piece of the work, by itself, and where the next one is to begin. */
  async function finishOnce(images: Partial<ImageWorker>, { forMs, ending = new AbortController().signal, round = 1 }: Once = {}) {
    const { db } = portal.ports;
    await insertJob(db, { kind: 'finish-pictures', payload: { after: before } });
    const job = await takeJob(db, 60_000);
    const log = { ...portal.app.log, warn: vi.fn<FastifyBaseLogger['warn']>() };
    const context = { ...portal.ports, images: { ...portal.ports.images, ...images }, ending, log };
    const error = await finishNext(context, { id: job?.id ?? 0 }, { after: before, round }, forMs).catch((failed: unknown) => failed);
    if (job) await deleteJob(db, job.id);
    const next = await db.selectFrom('jobs').select('payload').execute();
    return { error, next: next.map(({ payload }) => payload), log };
  }
  const derive: ImageWorker['derive'] = (...asked) => portal.ports.images.derive(...asked);
  const tooSlow = () => vi.fn<ImageWorker['derive']>(derive).mockRejectedValueOnce(new LatePicture());
  const unfinished = async () => (await photos()).map(({ middle }) => middle === null);

  describe('of which one fails', () => {
    beforeEach(async () => {
      for (let count = 0; count < 3; count += 1) await owner.add(await someFile());
      before = ((await photos())[0]?.id ?? 0) - 1;
      await age();
    });
    afterEach(async () => {
      await portal.ports.db.deleteFrom('jobs').execute();
    });

    it('are begun again when their process was killed', async () => {
      const killed = vi.fn<ImageWorker['derive']>(derive).mockRejectedValueOnce(new ImageError('broken'));
      expect(await finishOnce({ derive: killed })).toMatchObject({ error: undefined, next: [] });
      expect(await unfinished()).toEqual([false, false, false]);
    });

    it('stay as they are when they are damaged, and hold up no other', async () => {
      const broken = new ImageError('broken');
      const failing = vi.fn<ImageWorker['derive']>(derive).mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
      expect(await finishOnce({ derive: failing })).toMatchObject({ error: undefined, next: [] });
      expect(await unfinished()).toEqual([true, false, false]);
    });

    it('are begun again later when they are too slow, and hold up no other', async () => {
      const { error, next, log } = await finishOnce({ derive: tooSlow() });
      expect({ error, next }).toEqual({ error: undefined, next: [{ after: before, round: 2 }] });
      expect(await unfinished()).toEqual([true, false, false]);
      expect(log.warn).toHaveBeenCalledOnce();
      expect(await takeJob(portal.ports.db, 60_000)).toBeUndefined();
    });

    it('stay as they are when they are too slow again and again', async () => {
      expect(await finishOnce({ derive: tooSlow() }, { round: 3 })).toMatchObject({ error: undefined, next: [] });
      expect(await unfinished()).toEqual([true, false, false]);
    });

    it('are left for later by a server that stops', async () => {
      const ending = new AbortController();
      const stopped = vi.fn<ImageWorker['derive']>(derive).mockImplementationOnce(async (...asked) => {
        ending.abort();
        return derive(...asked);
      });
      expect(await finishOnce({ derive: stopped }, { ending: ending.signal })).toMatchObject({
        error: undefined,
        next: [{ after: before + 1 }],
      });
      expect(await unfinished()).toEqual([false, true, true]);
    });

    it('are not called damaged when the server that stops has ended their process', async () => {
      const ending = new AbortController();
      const killed = vi.fn<ImageWorker['derive']>(derive).mockImplementation(async () => {
        ending.abort();
        throw new ImageError('broken');
      });
      expect((await finishOnce({ derive: killed }, { ending: ending.signal })).error).toMatchObject({ name: 'AbortError' });
      expect(killed).toHaveBeenCalledOnce();
      expect(await unfinished()).toEqual([true, true, true]);
    });

    it('are left to the next piece when the time of this one is over, and to one piece alone', async () => {
      expect(await finishOnce({}, { forMs: -1 })).toMatchObject({ next: [{ after: before }] });
      expect(await finishOnce({}, { forMs: -1 })).toMatchObject({ next: [{ after: before }] });
      expect(await unfinished()).toEqual([true, true, true]);
    });
  });

  it('take the middle copy with them when they are deleted', async () => {
    const before = await storedKeys(portal);
    await owner.add(await someFile());
    expect(await storedKeys(portal)).toHaveLength(before.length + 4);
    const own = (await storedKeys(portal)).filter((key) => !before.includes(key));
    await portal.ask('DELETE', `/api/photographer/portfolios/${owner.portfolio}`, { token: owner.token });
    await soon(async () => expect((await storedKeys(portal)).filter((key) => own.includes(key))).toEqual([]));
  });
});
