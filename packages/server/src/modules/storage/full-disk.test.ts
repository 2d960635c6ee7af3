import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finalizeZipUpload, getMe, sentences, uploadAvatar } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { freeBytes, createReserveCheck } from '../../platform/files/free-space.ts';
import { belongingsOf } from '../../../test/support/belongings.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { goodCall, makeEverything, type Things } from '../../../test/support/good-calls.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { storedKeys } from '../../../test/support/photographer.ts';
import { settableClock } from '../../../test/support/settable-clock.ts';
import { soon } from '../../../test/support/soon.ts';

/** Bytes that uploads leave free. */
const RESERVE = 536_870_912;
const uploads = endpoints.filter(({ sends, name }) => sends === 'multipart' && name !== 'initializeZipUpload');
const goingOn = [
  'listGallery',
  'downloadProjectImages',
  'updateProfile',
  'deletePhoto',
  'deleteProjectImage',
  'deleteRetouched',
  'deleteGalleryImage',
];
const refused = { status: 507, body: { success: false, message: sentences.storageFull } };

describe.each(engines())('a disk of which only the reserve is free, on %s', (engine) => {
  const clock = settableClock();
  let free = Infinity;
  let portal: Portal;
  let owner: { token: string; id: number };
  let things: Things;
  beforeAll(async () => {
    portal = await openPortal(engine, {}, { requireFree: createReserveCheck(clock, async () => free) });
    const token = await portal.signUp();
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    owner = { token, id };
    things = await makeEverything(portal, token, id);
  });
  afterAll(() => portal.close());
  beforeEach(() => leave(RESERVE - 1));

  /** Sets the free bytes, and advances the clock so that they are read again. */
  const leave = (bytes: number): void => {
    free = bytes;
    clock.advance(1_000);
  };
  const state = async () => ({ rows: await belongingsOf(portal.ports.db, owner.id), files: await storedKeys(portal) });
  const call = (endpoint: (typeof endpoints)[number]) => goodCall(portal, endpoint, things, owner.token);

  it.each(uploads.map((endpoint) => [endpoint.name, endpoint] as const))('refuses the upload: %s', async (_, endpoint) => {
    const before = await state();
    expect(await call(endpoint)).toMatchObject(refused);
    await soon(async () => expect(await state()).toEqual(before));
  });

  it('does not read an archive that was uploaded before, and reads it when there is space again', async () => {
    expect(await call(finalizeZipUpload)).toMatchObject(refused);
    leave(RESERVE);
    expect(await call(finalizeZipUpload)).toMatchObject({ status: 200 });
  });

  it('still stores changes without files, shows and deletes', async () => {
    for (const endpoint of goingOn.flatMap((name) => endpoints.filter((one) => one.name === name))) {
      expect.soft(await call(endpoint), endpoint.name).toMatchObject({ status: 200 });
    }
  });

  it('is checked once a second, however many calls come', async () => {
    leave(RESERVE);
    expect(await call(uploadAvatar)).toMatchObject({ status: 200 });
    free = RESERVE - 1;
    expect(await call(uploadAvatar)).toMatchObject({ status: 200 });
    leave(RESERVE - 1);
    expect(await call(uploadAvatar)).toMatchObject(refused);
  });
});

it('the free space of a folder is what the system lets this process take of its disk', async () => {
  const { bsize, blocks } = await statfs(tmpdir());
  const free = await freeBytes(tmpdir());
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(bsize * blocks);
});
