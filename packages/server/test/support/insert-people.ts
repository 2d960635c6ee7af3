import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import type { PhotographersTable } from '../../src/platform/db/tables/photographers.ts';
import type { Ports } from '../../src/platform/ports.ts';
import { storedCityKey } from '../../src/modules/stored-city-key.ts';

export type TestPerson = Partial<Insertable<PhotographersTable>>;

/** Puts listed photographers into the directory, in few statements. Answers their ids, in order. */
export async function insertPeople({ db }: Pick<Ports, 'db'>, people: readonly TestPerson[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < people.length; from += 500) {
    const part = people.slice(from, from + 500);
    const users = await db
      .insertInto('users')
      .values(part.map((_, index) => ({ email: `listed-${from + index}-${Math.random()}@test.example`, password_hash: '-' })))
      .returning('id')
      .execute();
    const rows = part.map((person, index) => {
      const id = users[index]?.id ?? 0;
      ids.push(id);
      const city = person.city ?? 'Омск';
      return {
        first_name: 'Имя',
        last_name: `Фамилия ${id}`,
        spec_ids: [1],
        listed: true,
        ...person,
        id,
        city,
        city_key: storedCityKey(city),
      };
    });
    await db.insertInto('photographers').values(rows).execute();
  }
  return ids;
}

/** A portfolio with as many photos as there are titles. */
export async function insertPortfolio(
  { db }: Pick<Ports, 'db'>,
  photographerId: number,
  title: string,
  photos: readonly Partial<Insertable<Database['media']>>[],
): Promise<void> {
  const { id } = await db
    .insertInto('portfolios')
    .values({ photographer_id: photographerId, title, specialization_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = photos.map((photo, position) => ({
    portfolio_id: id,
    photographer_id: photographerId,
    position,
    ...someImageColumns(`${photographerId}-${id}-${position}`),
    ...photo,
  }));
  if (rows.length > 0) await db.insertInto('media').values(rows).execute();
}

/** The columns of an image whose files are nowhere. */
export function someImageColumns(name: string) {
  const key = `photos/${name}`;
  return {
    width: 3200,
    height: 2400,
    color: '#aabbcc',
    file_key: `${key}.png`,
    medium_key: `${key}-l.webp`,
    middle_key: `${key}-m.webp`,
    thumb_key: `${key}-s.webp`,
    placeholder: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345',
    bytes: 1,
  };
}
