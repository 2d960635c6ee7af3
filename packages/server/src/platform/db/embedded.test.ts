import fs from 'node:fs';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { soon } from '../../../test/support/soon.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openEngine } from './embedded/open-engine.ts';
import { openEmbedded } from './embedded.ts';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'portal-embedded-')), 'db');
  await fs.promises.cp(inject('embeddedTemplate'), folder, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(path.dirname(folder), { recursive: true });
});

describe('the embedded database', () => {
  test('refuses a second opening of its folder, until the first one is closed', async () => {
    const first = await openEmbedded({ folder });
    await expect(openEmbedded({ folder })).rejects.toThrow(/^The data folder \S+ is in use by another process/);
    await first.close();
    const second = await openEmbedded({ folder });
    await second.close();
  });

  test('rejects after a while when a statement does not end, and works again when it has', async () => {
    const { db, close } = await openEmbedded({ folder, durable: false, statementMs: 200 });
    const long = sql`select count(*) from generate_series(1, 3000000)`;
    await expect(long.execute(db)).rejects.toMatchObject({ code: '57014' });
    await soon(async () => expect((await sql`select 1 as works`.execute(db)).rows).toEqual([{ works: 1 }]));
    // The end of the transaction would still wait for the statement.
    expect((await db.transaction().execute((trx) => long.execute(trx))).rows).toEqual([{ count: 3_000_000 }]);
    await close();
  });

  test('does not run a statement later that it has reported as failed', async () => {
    const { db, close } = await openEmbedded({ folder, durable: false, statementMs: 200 });
    // Statements of a transaction have no timeout.
    const withoutLimit = (statement: RawBuilder<unknown>) => db.transaction().execute((trx) => statement.execute(trx));
    await withoutLimit(sql`create table scratch (text text)`);
    const held = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const transaction = db.transaction().execute(async () => {
      started.resolve();
      await held.promise;
    });
    await started.promise;
    await expect(sql`insert into scratch values ('late')`.execute(db)).rejects.toMatchObject({ code: '57014' });
    held.resolve();
    await transaction;
    expect((await withoutLimit(sql`select * from scratch`)).rows).toEqual([]);
    await close();
  });

  test('creates its folder as a whole: what a killed first start left is created again', { timeout: 60_000 }, async () => {
    await rm(folder, { recursive: true });
    await fs.promises.mkdir(`${folder}.new`);
    await fs.promises.writeFile(path.join(`${folder}.new`, 'PG_VERSION'), 'half');
    const { db, close } = await openEmbedded({ folder });
    expect((await sql`select 1 as works`.execute(db)).rows).toEqual([{ works: 1 }]);
    await close();
    expect((await readdir(path.dirname(folder))).toSorted()).toEqual(['db', 'db.lock']);
  });

  test.runIf(process.platform === 'linux')('answers a commit when its log is on the disk, not before', async () => {
    const engine = await openEngine({ folder, durable: true });
    await engine.query('create table scratch (text text)');
    const synced: string[] = [];
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    });
    await engine.query('select 1');
    expect(synced).toEqual([]);
    await engine.query("insert into scratch values ('one')");
    const log = path.join(await realpath(folder), 'pg_wal');
    expect(synced.map((file) => path.dirname(file))).toEqual([log]);
    await engine.query('checkpoint');
    expect(synced.filter((file) => file.includes(`${path.sep}base${path.sep}`))).not.toEqual([]);
    vi.restoreAllMocks();
    await engine.close();
  });

  test('panics when the disk fails, instead of answering', async () => {
    const engine = await openEngine({ folder, durable: true });
    await engine.query('create table scratch (text text)');
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('disk failure'), { code: 'EIO' });
    });
    await expect(engine.query("insert into scratch values ('one')")).rejects.toMatchObject({ severity: 'PANIC' });
  });

  test('reports that it has crashed, and answers nothing more', async () => {
    const { db, crashed, close } = await openEmbedded({ folder, durable: false });
    await rm(path.join(folder, 'pg_wal'), { recursive: true });
    await expect(sql`select pg_switch_wal()`.execute(db).then(() => sql`create table scratch (text text)`.execute(db))).rejects.toThrow(
      'The embedded database has stopped',
    );
    expect(await crashed).toMatch(/pg_wal|0000000100000000/);
    await expect(sql`select 1`.execute(db)).rejects.toThrow('The embedded database has stopped');
    await close().catch(() => {});
  });

  test('rejects all queued statements when it crashes', async () => {
    const { db, crashed, close } = await openEmbedded({ folder, durable: false });
    await rm(path.join(folder, 'pg_wal'), { recursive: true });
    const last = sql`select pg_switch_wal()`.execute(db);
    const work = db.transaction().execute((trx) => sql`create table scratch (text text)`.execute(trx));
    const others = Array.from({ length: 5 }, () => db.transaction().execute((trx) => sql`select 1`.execute(trx)));
    const ended = await Promise.allSettled([last, work, ...others, sql`select 1`.execute(db)]);
    await crashed;
    const refused = { status: 'rejected', reason: expect.objectContaining({ message: expect.stringMatching(/has stopped/) }) };
    expect(ended.slice(1)).toEqual(ended.slice(1).map(() => refused));
    await close().catch(() => {});
  });

  test('writes its log into the tables, and clears dead rows away', async () => {
    const { db, close } = await openEmbedded({ folder, durable: false });
    await sql`create table scratch (id int primary key, text text)`.execute(db);
    const statistics = async (): Promise<unknown> =>
      (
        await sql`select vacuum_count > 0 as vacuumed, analyze_count > 0 as analyzed from pg_stat_user_tables where relname = 'scratch'`.execute(
          db,
        )
      ).rows[0];
    const lastCheckpoint = async (): Promise<unknown> =>
      (await sql`select checkpoint_lsn::text as lsn from pg_control_checkpoint()`.execute(db)).rows[0];
    const before = await lastCheckpoint();
    const stop = startMaintenance(db, { lookEveryMs: 20, checkpointBytes: 1_000_000, vacuumEveryMs: 0 });
    await sql`insert into scratch select n, repeat(md5(n::text), 100) from generate_series(1, 4000) n`.execute(db);
    await sql`update scratch set text = text || '!'`.execute(db);
    await soon(async () => expect(await statistics()).toEqual({ vacuumed: true, analyzed: true }));
    await stop();
    expect(await lastCheckpoint()).not.toEqual(before);
    await close();
  });
});
