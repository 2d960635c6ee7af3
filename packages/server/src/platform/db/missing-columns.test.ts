import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { migrate } from './migrate.ts';
import { columnsOf } from './missing-columns.ts';

describe.each(everyEngine())('the columns of a database on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  // After a migration: npx vitest run --project server packages/server/src/platform/db/missing-columns.test.ts -u
  it('are those of the migrations', async () => {
    const all = (await columnsOf(portal.ports.db)).filter((name) => !name.startsWith('kysely_'));
    await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('./columns.json');
  });

  it('are compared at the start and by /readyz: one that was taken away is named', async () => {
    const { db, clock } = portal.ports;
    await sql`create table somebody_elses (id int)`.execute(db);
    await expect(migrate(db)).resolves.toBeUndefined();
    await sql`alter table users rename column password_hash to hash`.execute(db);
    await expect(migrate(db)).rejects.toMatchObject({
      name: 'StartupError',
      message: 'The database lacks users.password_hash, though its migrations have run: restore all of a backup.',
    });
    clock.advance(1_000);
    expect((await portal.app.inject('/readyz')).statusCode).toBe(503);
    await sql`alter table users rename column hash to password_hash`.execute(db);
    clock.advance(1_000);
    expect((await portal.app.inject('/readyz')).statusCode).toBe(200);
  });
});
