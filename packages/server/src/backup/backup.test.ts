import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deletePhoto, getMe } from '@portal/api';
import { selectUnknown } from '../modules/storage/repository.ts';
import { signingSecret } from '../modules/storage/signing-secret.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { allOf } from '../../test/support/all-of.ts';
import { everyEngine, usualStorage } from '../../test/support/servers/engines.ts';
import { makeEverything } from '../../test/support/good-calls.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { newPhotographer, someFile, storedKeys } from '../../test/support/photographer.ts';
import { soon } from '../../test/support/soon.ts';
import { createTestPorts, type TestPorts } from '../../test/support/world.ts';
import { digestOf } from '../platform/files/digest.ts';
import { makeBackup } from './make-backup.ts';
import { readListed } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { readRows, selectSequences, selectTables } from './tables.ts';

/** Characters that a line format may split at or change. */
const HARD = 'one\u2028two\u2029three\u0085\n\r\n\t"\\n\\u0041\' {a,"b"} \u0001\u001f\u007f \ufeff 📷👩‍👩‍👧 ё $1 NULL';

const quiet = (): void => {};

/** All data of a portal: rows, sequences and files. */
async function contentOf({ db, files }: Pick<TestPorts, 'db' | 'files'>) {
  const rows = await db.transaction().execute(async (trx) => {
    const lines: string[] = [];
    for (const table of await selectTables(trx))
      for await (const some of readRows(trx, table)) lines.push(...some.map((line) => `${table} ${line}`));
    // Each portal has its own mark of its storage.
    return lines.filter((line) => !line.includes('"key": "file_storage"')).toSorted();
  });
  const digests: Record<string, string> = {};
  for await (const { key } of files.list()) {
    const stream = key.includes('/') ? await files.read(key) : null;
    if (stream) digests[key] = (await digestOf(stream)).sha256;
  }
  return { rows, digests, sequences: await selectSequences(db) };
}

/** Rows that grant access are not restored: the beginning of a line of each kind. */
const LETS_IN = ['sessions ', 'password_resets ', 'settings {"key": "signing_secret"'];
const letsIn = (line: string): boolean => LETS_IN.some((start) => line.startsWith(start));

describe.each(everyEngine())('a backup of a portal on %s', (engine) => {
  let portal: Portal;
  let folder: string;
  const opened: TestPorts[] = [];
  beforeAll(async () => {
    portal = await openPortal(engine);
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-backup-'));
    const token = await portal.signUp();
    const { id } = answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token }));
    const { portfolio } = await makeEverything(portal, token, id);
    await signingSecret(portal.ports);
    await portal.ports.db.insertInto('password_resets').values({ token_hash: 'of a link', user_id: id, expires_at: new Date() }).execute();
    await portal.ports.db.updateTable('photographers').set({ bio: HARD }).execute();
    // The row of its photo has never had files.
    await portal.ports.db.deleteFrom('portfolios').where('id', '=', portfolio).execute();
    await portal.ports.db.deleteFrom('gallery_images').execute();
    await portal.ports.db.deleteFrom('pending_deletions').execute();
  });
  afterEach(async () => {
    for (const ports of opened.splice(0)) await ports.close();
  });
  afterAll(async () => {
    await portal.close();
    await rm(folder, { recursive: true });
  });
  const empty = async (on = engine, storage = usualStorage()): Promise<TestPorts> => {
    const ports = await createTestPorts({ engine: on, storage });
    opened.push(ports);
    return ports;
  };

  const others = everyEngine().flatMap((other) => (['folder', 's3'] as const).map((storage) => [other, storage] as const));
  it.each(others)('is restored completely into an empty one on %s with its files in %s', async (other, storage) => {
    const place = path.join(folder, `to ${other} and ${storage}`);
    await makeBackup(portal.ports, place, quiet);
    const target = await empty(other, storage);
    await restoreBackup(target, place);
    const { rows, ...others } = await contentOf(portal.ports);
    for (const start of LETS_IN) expect(rows).toContainEqual(expect.stringMatching(`^${start}`));
    expect(await contentOf(target)).toEqual({ ...others, rows: rows.filter((line) => !letsIn(line)) });
    expect(await target.db.selectFrom('photographers').select('bio').distinct().execute()).toEqual([{ bio: HARD }]);
    const { id } = await target.db
      .insertInto('users')
      .values({ email: 'next@test.example', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(0);
  });

  it('has the state of one moment, whatever is written and deleted meanwhile', { timeout: 60_000 }, async () => {
    const person = await newPhotographer(portal);
    const over = new AbortController();
    const started = Promise.withResolvers<void>();
    const write = async (): Promise<void> => {
      for (let changes = 0; !over.signal.aborted; changes += 1) {
        const { photos } = await person.add(await someFile());
        const address = deletePhoto.path.replace(':id', String(person.portfolio)).replace(':mediaId', String(photos[0]?.id));
        if (changes % 2 === 0) await portal.ask('DELETE', address, { token: person.token });
        else started.resolve();
      }
    };
    const writing = Promise.all([write(), write()]);
    const place = path.join(folder, 'amid writes');
    await started.promise;
    const { list } = await makeBackup(portal.ports, place, quiet);
    over.abort();
    await writing;
    const target = await empty();
    await restoreBackup(target, place);
    const keys = (await storedKeys({ ports: target })).filter((name) => name.includes('/'));
    expect(keys).toHaveLength(list.files);
    const stored = await target.db.selectFrom('referenced_files').select('key').execute();
    expect(keys).toEqual(stored.map(({ key }) => key).toSorted());
    expect(await selectUnknown(target.db, keys)).toEqual([]);
  });

  // The embedded database has one connection, so other calls wait for the transaction.
  it.each(everyEngine().filter((one) => one === engine && one === 'postgres'))(
    'shows nobody who came while its rows were read, on %s',
    async () => {
      const { count } = await portal.ports.db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      let isAlone = true;
      const db = portal.ports.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (isAlone && result.rows.length > 0) {
            isAlone = false;
            await portal.signUp();
          }
          return result;
        },
      });
      const { tables } = await makeBackup({ ...portal.ports, db }, path.join(folder, 'of one moment'), quiet);
      expect(isAlone).toBe(false);
      expect(tables.find(({ name }) => name === 'users')?.rows).toBe(Number(count));
    },
  );

  it('starts again when files are deleted before they are copied, copies none twice and keeps none that is not needed', async () => {
    const { db, files } = portal.ports;
    const person = await newPhotographer(portal);
    const { photos } = await person.add(await someFile());
    const address = deletePhoto.path.replace(':id', String(person.portfolio)).replace(':mediaId', String(photos[0]?.id));
    const { file_key, thumb_key } = await db.selectFrom('media').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const gone = () => soon(async () => expect([await files.stat(file_key), await files.stat(thumb_key)]).toEqual([null, null]));
    const requested: string[] = [];
    const read: FileStorage['read'] = async (key) => {
      // Its original is listed before it, and has been copied.
      if (key.startsWith('photos/') && (await files.stat(file_key))) {
        await portal.ask('DELETE', address, { token: person.token });
        await gone();
      }
      requested.push(key);
      return files.read(key);
    };
    const place = path.join(folder, 'restarted');
    const reported: string[] = [];
    const { list } = await makeBackup({ db, files: { ...files, read } }, place, (line) => reported.push(line));
    expect(reported).toEqual(['3 files were deleted meanwhile: once more.']);
    expect(requested).toContain(file_key);
    expect(new Set(requested).size).toBe(requested.length);
    const listed = await allOf(readListed(place));
    expect(listed).toHaveLength(list.files);
    expect(listed.map(({ key }) => key)).toEqual(await storedKeys(portal));
    const copied = await readdir(path.join(place, 'files'), { recursive: true, withFileTypes: true });
    expect(copied.filter((entry) => entry.isFile())).toHaveLength(list.files);
    expect((await readdir(place)).toSorted()).toEqual(['files', 'files.jsonl', 'manifest.json', 'tables']);
  });

  it('can be read by its owner alone, whatever the permissions of the folder were', async () => {
    const place = path.join(folder, 'open to all');
    await mkdir(place);
    await chmod(place, 0o777);
    await makeBackup(portal.ports, place, quiet);
    const all = await readdir(place, { recursive: true, withFileTypes: true });
    const others = [place, ...all.map(({ parentPath, name }) => path.join(parentPath, name))];
    const modes = await Promise.all(others.map(async (name) => ((await stat(name)).mode & 0o777).toString(8)));
    expect([...new Set(modes)].toSorted()).toEqual(['600', '700']);
    expect(all.length).toBeGreaterThan(20);
  });

  it('writes a moment as the same text in every time zone', async () => {
    const lines = await portal.ports.db.transaction().execute(async (trx) => {
      await sql`set local time zone interval '+05:00' hour to minute`.execute(trx);
      const found: string[] = [];
      for await (const some of readRows(trx, 'users')) found.push(...some);
      return found;
    });
    for (const line of lines) expect(line).toMatch(/"created_at": "[^"]+\+00:00"/);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('is refused when a byte of it has changed, and nothing of it is written', async () => {
    const place = path.join(folder, 'damaged');
    const { tables } = await makeBackup(portal.ports, place, quiet);
    expect(tables.length).toBeGreaterThan(10);
    const [key = ''] = (await storedKeys(portal)).filter((name) => name.includes('/'));
    await appendFile(path.join(place, 'files', key), 'x');
    const target = await empty();
    await expect(restoreBackup(target, place)).rejects.toThrow(`${key} is not what was written`);
    await expect(restoreBackup(target, path.join(place, 'tables'))).rejects.toThrow('holds no finished backup');
    expect(await storedKeys({ ports: target })).toEqual([]);
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('is neither written into a folder nor restored into a portal that is not empty', async () => {
    const place = path.join(folder, 'once');
    await makeBackup(portal.ports, place, quiet);
    await expect(makeBackup(portal.ports, place, quiet)).rejects.toThrow('is not empty');
    const before = await contentOf(portal.ports);
    await expect(restoreBackup(portal.ports, place)).rejects.toThrow('is not empty');
    expect(await contentOf(portal.ports)).toEqual(before);
  });

  it('is not made of a portal that lacks files', async () => {
    const [key = ''] = (await storedKeys(portal)).filter((name) => name.startsWith('originals/'));
    const stream = await portal.ports.files.read(key);
    const content = stream && Buffer.concat(await stream.toArray());
    await portal.ports.files.remove(key);
    await expect(makeBackup(portal.ports, path.join(folder, 'lacking'), quiet)).rejects.toThrow('such as originals/');
    if (content) await portal.ports.files.put(key, content);
  });
});
