import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPortfolios } from '@portal/api';
import { createApp } from '../../app.ts';
import { engines } from '../../testing/engines.ts';
import { answerOf, openPortal, type Portal } from '../../testing/open-portal.ts';
import { newPhotographer, type Photographer, someFile, storedKeys } from '../../testing/photographer.ts';
import { soon } from '../../testing/soon.ts';
import { testOptions } from '../../testing/test-options.ts';
import { insertJob } from '../jobs/repository.ts';

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

  it('take the middle copy with them when they are deleted', async () => {
    const before = await storedKeys(portal);
    await owner.add(await someFile());
    expect(await storedKeys(portal)).toHaveLength(before.length + 4);
    const own = (await storedKeys(portal)).filter((key) => !before.includes(key));
    await portal.ask('DELETE', `/api/photographer/portfolios/${owner.portfolio}`, { token: owner.token });
    await soon(async () => expect((await storedKeys(portal)).filter((key) => own.includes(key))).toEqual([]));
  });
});
