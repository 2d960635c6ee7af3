import { sql } from 'kysely';
import { openEmbedded } from '../../../src/platform/db/embedded.ts';

/** The process that the kill test kills: commits a row and its three parts at a time, and prints each number once it is committed. */
const [, , folder] = process.argv;
if (!folder) throw new Error('Usage: commit-for-ever.ts <folder>');

const { db } = await openEmbedded({ folder });
await sql`create table if not exists notes (number bigint generated always as identity primary key, text text)`.execute(db);
await sql`create table if not exists parts (note bigint not null, text text)`.execute(db);
for (;;) {
  const number = await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ number: number }>`insert into notes (text) values (repeat('x', 300)) returning number`.execute(
      transaction,
    );
    await sql`insert into parts select ${rows[0]?.number}::bigint, 'part' from generate_series(1, 3)`.execute(transaction);
    return rows[0]?.number;
  });
  process.stdout.write(`${number}\n`);
}
