import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, sentences } from '@portal/api';
import { createApp } from '../../app.ts';
import { belongingsOf } from '../../../test/support/belongings.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { insertPeople, insertPortfolio, someImageColumns } from '../../../test/support/insert-people.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, type Photographer } from '../../../test/support/photographer.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { soon } from '../../../test/support/soon.ts';
import { takeJob } from '../../platform/jobs/repository.ts';
import { closeAccount, deleteSome } from './repository.ts';

describe.each(engines())('an account with very much in it, on %s', (engine) => {
  let portal: Portal;
  let owner: Photographer;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  beforeEach(async () => {
    owner = await newPhotographer(portal);
    await insertPortfolio(portal.ports, owner.id, 'Выпуск', Array.from({ length: 100 }));
    await insertProject(owner.id, 60);
  });
  afterAll(() => portal.close());

  const db = () => portal.ports.db;
  const belongings = () => belongingsOf(db(), owner.id);
  /** A project with photos, originals and retouched ones, and an archive that was never finished. */
  async function insertProject(photographer_id: number, photographs: number): Promise<void> {
    const created_at = new Date();
    const project = { photographer_id, name: 'Класс', created_at };
    const { id: project_id } = await db().insertInto('projects').values(project).returning('id').executeTakeFirstOrThrow();
    const image = (kind: string, index: number) => ({
      ...someImageColumns(`${kind}-${project_id}-${index}`),
      content_hash: '0'.repeat(64),
      crc32: 0,
      project_id,
      photographer_id,
      name: `${index}.jpg`,
      created_at,
    });
    const many = Array.from({ length: photographs }, (_, index) => index);
    await db()
      .insertInto('project_images')
      .values(many.map((index) => ({ ...image('original', index), position: index })))
      .execute();
    const photos = await db()
      .insertInto('retouched_photos')
      .values(many.map(() => ({ project_id, photographer_id })))
      .returning('id')
      .execute();
    await db()
      .insertInto('retouched_images')
      .values(photos.map(({ id: photo_id }, index) => ({ ...image('retouched', index), photo_id, version: 1 })))
      .execute();
    const upload = {
      id: `${project_id}`.padStart(43, '0'),
      filename: 'готово.zip',
      total_size: 100,
      total_chunks: photographs,
      fingerprint: '',
    };
    await db()
      .insertInto('zip_uploads')
      .values({ ...upload, project_id, photographer_id, created_at })
      .execute();
    await db()
      .insertInto('zip_chunks')
      .values(many.map((index) => ({ upload_id: upload.id, index, file_key: `chunks/${upload.id}-${index}.bin` })))
      .execute();
  }

  it('is deleted in small batches to the last row, and every file of it is queued for deletion', async () => {
    const [neighbour = 0] = await insertPeople(portal.ports, [{}]);
    await insertProject(neighbour, 3);
    const stored = await belongingsOf(db(), neighbour);
    // The original and three copies of each image, and the chunks of the archive.
    const files = 100 * 4 + 60 * 4 * 2 + 60;
    await closeAccount(db(), owner.id);
    let steps = 1;
    let before = (await belongings()).length;
    while (await deleteSome(db(), owner.id, 10)) {
      const left = (await belongings()).length;
      expect(before - left).toBeLessThanOrEqual(10);
      before = left;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(28);
    expect(await belongings()).toEqual([]);
    expect(await belongingsOf(db(), neighbour)).toEqual(stored);
    expect(await db().selectFrom('pending_deletions').select('key').execute()).toHaveLength(files);
    await db().deleteFrom('pending_deletions').execute();
    await db().deleteFrom('jobs').execute();
  });

  it('that a killed process has deleted in part cannot be opened, and is deleted by the next process', async () => {
    const email = (await db().selectFrom('users').select('email').where('id', '=', owner.id).executeTakeFirstOrThrow()).email;
    const { token } = owner;
    await closeAccount(db(), owner.id);
    // The process that claimed the job has deleted a chunk and was killed.
    expect(await takeJob(db(), 60_000)).toMatchObject({ kind: 'delete-account', payload: { userId: owner.id } });
    expect(await deleteSome(db(), owner.id, 10)).toBe(true);
    expect(await portal.ask('GET', '/api/photographer/portfolios', { token })).toMatchObject({ status: 401 });
    const credentials = { email, password: 'gelateria' };
    expect(await portal.ask(login.method, login.path, { body: credentials })).toMatchObject({
      status: 401,
      body: { message: sentences.wrongCredentials },
    });
    await portal.ask('POST', '/api/auth/forgot-password', { body: { email } });
    expect((await belongings()).length).toBeGreaterThan(100);
    await db()
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .execute();
    const other = await createApp(portal.ports, { ...testOptions, jobsEveryMs: 20 });
    await soon(async () => expect(await belongings()).toEqual([]));
    await soon(async () => expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]));
    await soon(async () => expect(await db().selectFrom('pending_deletions').selectAll().execute()).toEqual([]));
    await other.close();
    expect(portal.ports.mail.sent).toEqual([]);
  });
});
