import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { insertJob } from '../platform/jobs/repository.ts';
import { signingSecret } from '../modules/storage/signing-secret.ts';
import { isOwnStorage, readMark } from '../modules/storage/storage-mark.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { allOf } from '../../test/support/all-of.ts';
import { loseAnswers } from '../../test/support/failures/lose-answers.ts';
import { everyEngine } from '../../test/support/servers/engines.ts';
import { failingStorage } from '../../test/support/failures/failing-storage.ts';
import { faultsOf } from '../../test/support/failures/faults-of.ts';
import { openPortal, type Portal } from '../../test/support/open-portal.ts';
import { newProject } from '../../test/support/project.ts';
import { newPhotographer, someFile, storedKeys } from '../../test/support/photographer.ts';
import { testOptions } from '../../test/support/test-options.ts';
import { createTestPorts, type TestPorts } from '../../test/support/world.ts';
import { makeBackup } from './make-backup.ts';
import { type Manifest, names } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** The same files, the last one first. */
const backwards = (files: FileStorage): FileStorage => ({
  ...files,
  async *list(prefix) {
    yield* (await allOf(files.list(prefix))).toReversed();
  },
});

describe.each(everyEngine())('an empty portal on %s', (engine) => {
  let original: Portal;
  let owner: Awaited<ReturnType<typeof newPhotographer>>;
  let folder: string;
  let backup: string;
  let manifest: Manifest;
  let target: TestPorts;
  beforeAll(async () => {
    original = await openPortal(engine);
    owner = await newPhotographer(original);
    await owner.add(await someFile(), await someFile());
    await isOwnStorage(original.ports);
    await signingSecret(original.ports);
    await original.ports.db
      .insertInto('password_resets')
      .values({ token_hash: 'of a link', user_id: owner.id, expires_at: new Date() })
      .execute();
    await insertJob(original.ports.db, { kind: 'reset-link', payload: { email: 'anna@test.example' } });
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-restore-'));
    backup = path.join(folder, 'backup');
    manifest = await makeBackup(original.ports, backup, () => {});
  });
  beforeEach(async () => {
    target = await createTestPorts({ engine });
    return () => target.close();
  });
  afterAll(async () => {
    await original.close();
    await rm(folder, { recursive: true });
  });
  it('has families whose share was written after them', async () => {
    const { db, clock } = original.ports;
    const project_id = await newProject(original, owner.token);
    const share = {
      project_id,
      photographer_id: owner.id,
      role: 'client',
      shows: 'both',
      can_download: false,
      encrypted_token: '',
    } as const;
    const made = { ...share, created_at: clock.now() };
    const { id } = await db
      .insertInto('project_shares')
      .values({ ...made, token_hash: 'of a class', chooses: 'each_family' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const families = Array.from({ length: 600 }, (_, index) => ({
      ...made,
      token_hash: `of a family ${index}`,
      parent_share_id: id,
      family_name: 'Котовы',
    }));
    await db.insertInto('project_shares').values(families).execute();
    await db.updateTable('project_shares').set({ last_opened_at: clock.now() }).where('id', '=', id).execute();
    const later = path.join(folder, 'with families');
    await makeBackup(original.ports, later, () => {});
    await restoreBackup(target, later);
    expect(await target.db.selectFrom('project_shares').select('id').where('parent_share_id', '=', id).execute()).toHaveLength(600);
  });

  const people = () => target.db.selectFrom('users').select('email').execute();

  it.each(['was never started', 'was started before'])('that %s owns its own storage after a restore, and no other one', async (past) => {
    if (past === 'was started before') await isOwnStorage(target);
    await restoreBackup(target, backup);
    expect(await isOwnStorage(target)).toBe(true);
    expect(await isOwnStorage({ db: target.db, files: original.ports.files })).toBe(false);
    expect(await isOwnStorage({ db: original.ports.db, files: target.files })).toBe(false);
    expect(await isOwnStorage(original.ports)).toBe(true);
  });

  it.each(['was never started', 'was started before'])(
    'that %s is empty again after its storage failed, and a later restore succeeds',
    async (past) => {
      if (past === 'was started before') await isOwnStorage(target);
      const mark = await readMark(target.files);
      const files = failingStorage(target.files);
      // Fails at the second file, and when only the mark is missing.
      for (const after of [1, manifest.list.files]) {
        files.fail('EIO', ['put'], after);
        await expect(restoreBackup({ db: target.db, files }, backup)).rejects.toThrow('EIO');
        files.mend();
        expect(await storedKeys({ ports: target })).toEqual([]);
        expect(await readMark(target.files)).toBe(mark);
        expect(await people()).toEqual([]);
      }
      await restoreBackup(target, backup);
      expect(await people()).toHaveLength(1);
    },
  );

  /** Nothing of the backup has come into the portal. */
  const expectNothing = async () => {
    expect(await people()).toEqual([]);
    expect(await storedKeys({ ports: target })).toEqual([]);
    expect(await readMark(target.files)).toBeNull();
  };

  it.each([
    ['0.1.0', ['001-photographers', '002-specializations', '022-file-names']],
    ['a newer version', ['001-initial', '002-later']],
  ])('restores nothing of a backup of %s, whose tables it does not know', async (_, migrations) => {
    const other = await mkdtemp(path.join(folder, 'other-'));
    await cp(backup, other, { recursive: true });
    await writeFile(path.join(other, names.manifest), JSON.stringify({ ...manifest, migrations }));
    const message = 'The backup was made by a version of this server whose tables this one does not know: restore it with that version.';
    await expect(restoreBackup(target, other)).rejects.toMatchObject({ name: 'StartupError', message });
    await expectNothing();
  });

  it('refuses a backup of an older version, and says how to restore it', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', now()::text)`.execute(target.db);
    const message = 'The backup was made by an older version of this server: restore it with that version, then start this one.';
    await expect(restoreBackup(target, backup)).rejects.toMatchObject({ name: 'StartupError', message });
    await expectNothing();
  });

  it('sends no email that waited in the original', async () => {
    await restoreBackup(target, backup);
    expect(await target.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    expect(await original.ports.db.selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'reset-link' }]);
  });

  it('accepts neither a session, nor a link, nor an address of a private image from before the backup', async () => {
    await restoreBackup(target, backup);
    const server = await createApp(target, testOptions);
    const me = await server.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${owner.token}` } });
    expect(me.statusCode).toBe(401);
    const [person] = await people();
    const credentials = { email: person?.email, password: 'gelateria' };
    const signedIn = await server.inject({ method: 'POST', url: '/api/auth/login', payload: credentials });
    expect(signedIn.statusCode).toBe(200);
    await server.close();
    expect(await target.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect(await signingSecret(target)).not.toBe(await signingSecret(original.ports));
  });

  it.each([
    ['was never started', 'in order'],
    ['was started before', 'in order'],
    ['was started before', 'backwards'],
  ])('that %s is restored completely after a killed restore, its files listed %s', async (past, order) => {
    if (past === 'was started before') await isOwnStorage(target);
    const [first = '', second = ''] = (await storedKeys(original)).toSorted();
    await target.files.put(first, Buffer.from('an older restore got to here'));
    await target.files.put(second, Buffer.from(''));
    const files = order === 'backwards' ? backwards(target.files) : target.files;
    await restoreBackup({ db: target.db, files }, backup);
    expect(await storedKeys({ ports: target })).toEqual(await storedKeys(original));
    expect(await faultsOf(target)).toEqual([]);
    expect(await isOwnStorage(target)).toBe(true);
  });

  it.each(['a file of somebody else', 'a mark of somebody else'])('that has %s in its storage is refused and not changed', async (what) => {
    const [first = ''] = await storedKeys(original);
    const key = what.startsWith('a file') ? 'photos/ab/other.jpg' : first;
    await target.files.put(key, Buffer.from('somebody needs it'));
    if (what.startsWith('a mark')) await target.files.put('storage-mark.txt', Buffer.from('of somebody else'));
    await expect(restoreBackup(target, backup)).rejects.toThrow('The storage of this portal is not empty');
    expect(await storedKeys({ ports: target })).toEqual([key]);
    expect((await target.files.stat(key))?.bytes).toBe(17);
  });

  it('keeps an account that is registered during the restore, and nothing of the backup', async () => {
    const email = 'quick@test.example';
    let puts = 0;
    const put: FileStorage['put'] = async (key, content) => {
      puts += 1;
      if (puts === 1) await target.db.insertInto('users').values({ email, password_hash: 'x' }).execute();
      return target.files.put(key, content);
    };
    await expect(restoreBackup({ db: target.db, files: { ...target.files, put } }, backup)).rejects.toThrow('is not empty');
    expect(await people()).toEqual([{ email }]);
    expect(await storedKeys({ ports: target })).toEqual([]);
  });

  it('leaves the files of rows that were committed without an answer', async () => {
    loseAnswers(target.db);
    await expect(restoreBackup(target, backup)).rejects.toThrow('terminated unexpectedly');
    expect(await storedKeys({ ports: target })).toHaveLength(manifest.list.files);
    expect(await isOwnStorage(target)).toBe(true);
  });
});
