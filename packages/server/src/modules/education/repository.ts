import { type Kysely, sql } from 'kysely';
import { type EducationEntry, type EducationInput, limits, Refusal, sentences } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { lockPhotographer } from '../lock-repository.ts';

type Db = Kysely<Database>;
const columns = ['id', 'title', 'description', 'price', 'image'] as const;

interface EntryRow {
  id: number;
  title: string;
  description: string;
  price: number | null;
  image: string;
}

const toEntry = ({ description, image, ...rest }: EntryRow): EducationEntry => ({
  ...rest,
  description: description || null,
  image: image || null,
});
const rowOf = (input: EducationInput) => ({ ...input, description: input.description ?? '', image: input.image ?? '' });

/** Refuses when the limit is reached. */
export function insertEntry(db: Db, photographerId: number, input: EducationInput): Promise<EducationEntry> {
  return db.transaction().execute(async (trx) => {
    await lockPhotographer(trx, photographerId);
    const { count } = await trx
      .selectFrom('education')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('photographer_id', '=', photographerId)
      .executeTakeFirstOrThrow();
    if (count >= limits.educationEntries) throw new Refusal(422, sentences.entriesFull, { title: [sentences.entriesFull] });
    const row = await trx
      .insertInto('education')
      .values({ ...rowOf(input), photographer_id: photographerId })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return toEntry(row);
  });
}

export interface EntryPlace {
  photographerId: number;
  id: number;
}

/** Answers nothing when the entry does not exist or belongs to somebody else. */
export async function updateEntry(db: Db, { photographerId, id }: EntryPlace, input: EducationInput): Promise<EducationEntry | undefined> {
  const row = await db
    .updateTable('education')
    .set(rowOf(input))
    .where('id', '=', id)
    .where('photographer_id', '=', photographerId)
    .returning(columns)
    .executeTakeFirst();
  return row && toEntry(row);
}

/** Answers whether it existed. */
export async function deleteEntry(db: Db, { photographerId, id }: EntryPlace): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('education')
    .where('id', '=', id)
    .where('photographer_id', '=', photographerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
