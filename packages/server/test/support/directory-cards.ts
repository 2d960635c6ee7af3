import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

/** The directory's cards as the database keeps them. */
export async function keptCards(db: Kysely<Database>): Promise<object[]> {
  return (await sql<object>`select photographer_id as id, card from directory_cards order by 1`.execute(db)).rows;
}

/** The same as they come out when all are put together anew. */
export async function cardsAnew(db: Kysely<Database>): Promise<object[]> {
  return (await sql<object>`select id, directory_card(photographers) as card from photographers order by 1`.execute(db)).rows;
}
