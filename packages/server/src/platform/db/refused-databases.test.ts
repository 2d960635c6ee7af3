import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { administer, databaseUrl } from '../../../test/support/administer.ts';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { createTestPorts, type TestPorts } from '../../../test/support/world.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

describe.each(everyEngine())('a database of version 0.1.0, on %s', (engine) => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await createTestPorts({ engine });
    await sql`delete from kysely_migration`.execute(ports.db);
    await sql`insert into kysely_migration (name, timestamp)
      values ('001-photographers', now()::text), ('002-specializations', now()::text), ('022-file-names', now()::text)`.execute(ports.db);
  });
  afterAll(() => ports.close());

  test('is refused in one sentence, and stays as it is', async () => {
    const names = () => sql`select name from kysely_migration order by name`.execute(ports.db);
    const before = await names();
    const lines: string[] = [];
    const message = 'The database was changed by another version of this server: start that version, or use another database.';
    await expect(migrate(ports.db, (line) => lines.push(line))).rejects.toMatchObject({ name: 'StartupError', message });
    expect(lines).toEqual([]);
    expect((await names()).rows).toEqual(before.rows);
    expect(await ports.db.selectFrom('specializations').select('id').execute()).toHaveLength(12);
  });
});

test.runIf(everyEngine().includes('postgres'))(
  'a PostgreSQL database in which characters are bytes is refused in one sentence',
  async () => {
    const url = inject('postgresUrl');
    const name = `portal_bytes_${randomBytes(8).toString('hex')}`;
    await administer(url, `create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`);
    const message = "DATABASE_URL leads to a database of SQL_ASCII; create it with encoding 'UTF8'.";
    try {
      await expect(openPostgres(databaseUrl(url, name))).rejects.toMatchObject({ name: 'StartupError', message });
    } finally {
      await administer(url, `drop database ${name} with (force)`);
    }
  },
);
