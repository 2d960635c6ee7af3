import { AbortedTransactionError, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { createTestPorts, type TestPorts } from '../../../test/support/world.ts';
import { migrate } from './migrate.ts';

describe.each(everyEngine())('the database on %s', (engine) => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await createTestPorts({ engine });
  });
  afterAll(() => ports.close());

  async function addUser(email: string): Promise<number> {
    const { id } = await ports.db.insertInto('users').values({ email, password_hash: 'x' }).returning('id').executeTakeFirstOrThrow();
    return id;
  }

  test('returns the same JavaScript values on both engines', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as large, 4.5::numeric(2,1) as rating, array[1,2] as ids, array['а','б'] as names,
        '2026-11-20T12:00:00Z'::timestamptz as moment, '2026-11-20'::date as day, '{"a": [1, null]}'::jsonb as value,
        true as yes, null as nothing, count(*) as amount, lower('МОСКВА') as lowered from (values (1), (2)) as two`.execute(ports.db);
    expect(rows).toEqual([
      {
        large: 9_007_199_254_740_991,
        rating: 4.5,
        ids: [1, 2],
        names: ['а', 'б'],
        moment: new Date('2026-11-20T12:00:00Z'),
        day: '2026-11-20',
        value: { a: [1, null] },
        yes: true,
        nothing: null,
        amount: 2,
        lowered: 'москва',
      },
    ]);
  });

  test('stores JavaScript values and returns them', async () => {
    const id = await addUser('values@example.ru');
    const given = {
      spec_ids: [3, 1],
      school_album_types: ['a,"b"', 'ё'],
      rating: 4.7,
      created_at: new Date('2026-01-02T03:04:05.678Z'),
      bio: "'; --\n\\",
    };
    await ports.db
      .insertInto('photographers')
      .values({ id, ...given, hourly_rate: null })
      .execute();
    await ports.db
      .insertInto('settings')
      .values({ key: 'k', value: JSON.stringify({ list: [1], text: 'ё' }) })
      .execute();
    expect(await ports.db.selectFrom('photographers').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      ...given,
      id,
      hourly_rate: null,
    });
    expect(await ports.db.selectFrom('settings').select('value').executeTakeFirst()).toEqual({ value: { list: [1], text: 'ё' } });
    const found = await ports.db
      .selectFrom('photographers')
      .select('id')
      .where(sql<boolean>`spec_ids && ${[1, 9]}::int[]`)
      .execute();
    expect(found).toEqual([{ id }]);
    const { numUpdatedRows } = await ports.db.updateTable('photographers').set({ popularity: 1 }).where('id', '=', id).executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
  });

  test('names the constraint that a row violates', async () => {
    await addUser('twice@example.ru');
    await expect(addUser('twice@example.ru')).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key', table: 'users' });
    const bio = 'ё'.repeat(1001);
    const id = await addUser('long@example.ru');
    await expect(ports.db.insertInto('photographers').values({ id, bio }).execute()).rejects.toMatchObject({
      code: '23514',
      constraint: 'photographers_bio_check',
    });
    await ports.db
      .insertInto('photographers')
      .values({ id, bio: bio.slice(1) })
      .execute();
  });

  test('ties an image to the photographer of its portfolio', async () => {
    const [one, other] = [await addUser('one@example.ru'), await addUser('other@example.ru')];
    await ports.db
      .insertInto('photographers')
      .values([{ id: one }, { id: other }])
      .execute();
    const portfolio = await ports.db
      .insertInto('portfolios')
      .values({ photographer_id: one, title: 'Школа' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const image = {
      portfolio_id: portfolio.id,
      width: 3,
      height: 2,
      color: '#aabbcc',
      file_key: 'a',
      medium_key: 'b',
      thumb_key: 'c',
      bytes: 5,
    };
    await expect(
      ports.db
        .insertInto('media')
        .values({ ...image, photographer_id: other })
        .execute(),
    ).rejects.toMatchObject({ code: '23503' });
    await ports.db
      .insertInto('media')
      .values({ ...image, photographer_id: one })
      .execute();
    await ports.db.deleteFrom('users').where('id', '=', one).execute();
    expect(await ports.db.selectFrom('media').selectAll().execute()).toEqual([]);
  });

  test('undoes a transaction that fails', async () => {
    await expect(
      ports.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('users').values({ email: 'undone@example.ru', password_hash: 'x' }).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await ports.db.selectFrom('users').select('id').where('email', '=', 'undone@example.ru').execute()).toEqual([]);
  });

  test('fails the commit after an error that was caught', async () => {
    const committed = ports.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values({ email: 'swallowed@example.ru', password_hash: 'x' }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => 'swallowed');
    });
    await expect(committed).rejects.toThrow(AbortedTransactionError);
    expect(await ports.db.selectFrom('users').select('id').where('email', '=', 'swallowed@example.ru').execute()).toEqual([]);
    expect(await sql`select 1 as works`.execute(ports.db)).toMatchObject({ rows: [{ works: 1 }] });
  });

  test('isolates a transaction from queries outside of it and from others', async () => {
    const outside: Promise<unknown>[] = [];
    await expect(
      ports.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('users').values({ email: 'inside@example.ru', password_hash: 'x' }).execute();
        outside.push(addUser('outside@example.ru'));
        await new Promise((resolve) => setTimeout(resolve, 30));
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    await Promise.all(outside);
    const stored = await ports.db.selectFrom('users').select('email').where('email', 'like', '%side@example.ru').execute();
    expect(stored).toEqual([{ email: 'outside@example.ru' }]);

    const counter = await addUser('counter@example.ru');
    await ports.db.insertInto('photographers').values({ id: counter }).execute();
    const add = (): Promise<void> =>
      ports.db.transaction().execute(async (transaction) => {
        const { popularity } = await transaction
          .selectFrom('photographers')
          .select('popularity')
          .where('id', '=', counter)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('photographers')
          .set({ popularity: popularity + 1 })
          .where('id', '=', counter)
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await ports.db.selectFrom('photographers').select('popularity').where('id', '=', counter).executeTakeFirst()).toEqual({
      popularity: 20,
    });
  });

  test('is migrated once, and refuses the tables of another version', async () => {
    const lines: string[] = [];
    await migrate(ports.db, (line) => lines.push(line));
    expect(lines).toEqual([]);
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', now()::text)`.execute(ports.db);
    await expect(migrate(ports.db)).rejects.toThrow('The database was changed by another version of this server');
  });
});
