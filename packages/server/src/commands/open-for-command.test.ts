import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../platform/process/config.ts';
import { administer, databaseUrl } from '../../test/support/administer.ts';
import { createTestPorts, type TestPorts } from '../../test/support/world.ts';
import { openForCommand } from './open-for-command.ts';

const quiet = (): void => {};

describe.skipIf(!inject('postgresUrl'))('a command that opens a portal on postgres', () => {
  let ports: TestPorts;
  let name: string;
  beforeEach(async () => {
    ports = await createTestPorts({ engine: 'postgres' });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports.db);
    name = rows[0]?.name ?? '';
  });
  afterEach(() => ports.close());
  const open = (database = name, canMake = false) =>
    openForCommand(readConfig({ DATA_DIR: ports.folder, DATABASE_URL: databaseUrl(inject('postgresUrl'), database) }), {
      canMake,
      print: quiet,
    });
  const migrations = async () => (await sql`select name from kysely_migration order by name`.execute(ports.db)).rows;

  it('has no statement timeout', async () => {
    const { db, close } = await open();
    const { rows } = await sql`select current_setting('statement_timeout') as most`.execute(db);
    expect(rows).toEqual([{ most: '0' }]);
    await close();
  });

  it.each([false, true])('does not change the tables of an older version (may create new ones: %s)', async (canMake) => {
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(ports.db);
    const before = await migrations();
    await expect(open(name, canMake)).rejects.toThrow('older version of this server');
    expect(await migrations()).toEqual(before);
  });

  it('creates tables only where it may', async () => {
    const fresh = `${name}_fresh`;
    await administer(inject('postgresUrl'), `create database ${fresh} template template0`);
    try {
      await expect(open(fresh)).rejects.toThrow('There is no portal in this database');
      await (await open(fresh, true)).close();
      await (await open(fresh)).close();
    } finally {
      await administer(inject('postgresUrl'), `drop database ${fresh} with (force)`);
    }
  });

  it('requires the files of the portal, too', async () => {
    const elsewhere = readConfig({
      DATA_DIR: path.join(ports.folder, 'elsewhere'),
      DATABASE_URL: databaseUrl(inject('postgresUrl'), name),
    });
    await expect(openForCommand(elsewhere, { canMake: false, print: quiet })).rejects.toThrow('lacks the folder "files"');
    await mkdir(path.join(elsewhere.dataDir, 'files'), { recursive: true });
    await (await openForCommand(elsewhere, { canMake: false, print: quiet })).close();
  });
});
