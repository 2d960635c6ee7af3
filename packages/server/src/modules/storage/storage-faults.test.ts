import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getMe, sentences, uploadAvatar } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { openDiskStorage } from '../../platform/files/disk-storage.ts';
import { belongingsOf } from '../../../test/support/belongings.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { type FailingStorage, failingStorage } from '../../../test/support/failures/failing-storage.ts';
import { goodCall, makeEverything, type Things } from '../../../test/support/good-calls.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';
import { createTestPorts } from '../../../test/support/world.ts';

const uploads = endpoints.filter(({ sends, name }) => sends === 'multipart' && name !== 'initializeZipUpload');
const faults = [
  ['ENOSPC', 507, sentences.storageFull],
  ['EIO', 500, sentences.server],
  ['ECONNREFUSED', 503, sentences.service_unavailable],
] as const;

describe.each(engines())('a storage that fails, on %s', (engine) => {
  let portal: Portal;
  let files: FailingStorage;
  let owner: { token: string; id: number };
  let things: Things;
  beforeAll(async () => {
    const { folder, close } = await createTestPorts({ engine: 'embedded' });
    files = failingStorage(await openDiskStorage(path.join(folder, 'failing')));
    portal = await openPortal(engine, {}, { files });
    const closePortal = portal.close;
    portal.close = async () => {
      await closePortal();
      await close();
    };
    const token = await portal.signUp();
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    owner = { token, id };
    things = await makeEverything(portal, token, id);
  });
  afterAll(() => portal.close());
  afterEach(() => files.mend());

  const state = async () => ({ rows: await belongingsOf(portal.ports.db, owner.id), files: await storedKeys(portal) });

  describe.each(faults)('with %s', (code, status, message) => {
    it.each(uploads.map((endpoint) => [endpoint.name, endpoint] as const))(
      'accepts nothing in, whole or in part: %s',
      async (name, endpoint) => {
        // A chunk that is there already is not stored again.
        if (name === 'uploadZipChunk') await portal.ports.db.deleteFrom('zip_chunks').execute();
        const before = await state();
        for (const after of name === 'uploadZipChunk' ? [0] : [0, 1]) {
          files.fail(code, ['put', 'adopt'], after);
          expect(await goodCall(portal, endpoint, things, owner.token)).toMatchObject({ status, body: { success: false, message } });
          files.mend();
          await soon(async () => expect(await state()).toEqual(before));
        }
      },
    );
  });

  const goingOn = [
    'listPortfolios',
    'listGallery',
    'listProjectImages',
    'downloadProjectImages',
    'deletePhoto',
    'deleteProjectImage',
    'deleteRetouched',
    'deleteGalleryImage',
  ];
  it('that is full still shows and deletes', async () => {
    files.fail('ENOSPC', ['put', 'adopt']);
    for (const endpoint of goingOn.flatMap((name) => endpoints.filter((one) => one.name === name))) {
      expect(await goodCall(portal, endpoint, things, owner.token)).toMatchObject({ status: 200 });
    }
  });

  it('exposes no internals when an image cannot be read', async () => {
    const avatar = answerOf(uploadAvatar, await goodCall(portal, uploadAvatar, things, owner.token));
    files.fail('EIO', ['read', 'stat']);
    const answer = await portal.ask('GET', avatar.url);
    expect(answer).toMatchObject({ status: 500, body: { success: false, message: sentences.server } });
    expect(JSON.stringify(answer)).not.toContain('secret');
    files.mend();
    expect((await portal.app.inject(avatar.url)).statusCode).toBe(200);
  });
});
