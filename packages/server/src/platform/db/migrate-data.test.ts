import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { cityKey } from '@portal/api';
import { storedCityKey } from '../../modules/stored-city-key.ts';
import { administer, databaseUrl } from '../../../test/support/administer.ts';
import { cardsAnew, keptCards } from '../../../test/support/directory-cards.ts';
import { directoryCounts } from '../../../test/support/directory-counts.ts';
import { everyEngine } from '../../../test/support/engines.ts';
import { insertPeople, somePicture } from '../../../test/support/insert-people.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import * as citySpellings from './migrations/020-city-spellings.ts';
import { migrations } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

describe.each(everyEngine())('a database of an older version, on %s', (engine) => {
  let opened: OpenDatabase;
  let clear: () => Promise<void>;
  beforeEach(async () => {
    const name = `portal_older_${randomBytes(8).toString('hex')}`;
    if (engine === 'embedded') {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-older-'));
      opened = await openEmbedded({ folder, durable: false });
      clear = () => rm(folder, { recursive: true });
    } else {
      const url = inject('postgresUrl');
      await administer(url, `create database ${name} template template0 encoding 'UTF8'`);
      opened = await openPostgres(databaseUrl(url, name));
      clear = () => administer(url, `drop database ${name} with (force)`);
    }
  });
  afterEach(async () => {
    await opened.close();
    await clear();
  });

  /** As a server was that knew of no migration after this one. */
  async function migrateTo(name: string): Promise<void> {
    const { error } = await new Migrator({ db: opened.db, provider: { getMigrations: async () => migrations } }).migrateTo(name);
    if (error) throw error;
  }

  /** Three people, one of them with photographs, as they were before there were middle copies. */
  async function fill(): Promise<void> {
    const { db } = opened;
    const [anna = 0] = await insertPeople({ db }, [
      { first_name: 'Анна', hourly_rate: 3500, spec_ids: [1, 4] },
      { city: 'Томск', hourly_rate: 2000 },
      { listed: false },
    ]);
    await db.insertInto('social_links').values({ photographer_id: anna, network_id: 2, username: 'anna.photo', position: 0 }).execute();
    const { id: portfolio_id } = await db
      .insertInto('portfolios')
      .values({ photographer_id: anna, title: 'Школа', specialization_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let position = 0; position < 6; position += 1) {
      const { middle_key: _, placeholder: __, ...picture } = somePicture(`${position}`);
      await db
        .insertInto('media')
        .values({ photographer_id: anna, portfolio_id, position, ...picture })
        .execute();
    }
  }

  test('is brought up to date with everything that lies in it', async () => {
    const { db } = opened;
    await migrateTo('012-leaving');
    await fill();
    await migrate(db);
    const cards = await keptCards(db);
    expect(cards).toHaveLength(3);
    expect(cards).toEqual(await cardsAnew(db));
    expect(cards[0]).toMatchObject({
      card: {
        first_name: 'Анна',
        links: [{ username: 'anna.photo' }],
        photos: [0, 1, 2, 3].map((name) => ({ medium_key: `photos/${name}-l.webp`, middle_key: null, placeholder: null })),
      },
    });
    const { kept, counted } = await directoryCounts(db);
    expect(kept).toEqual(counted);
    expect(kept).toContainEqual(
      expect.objectContaining({ specializations: 'with', by_city: false, by_price: false, spec_ids: [1, 4], people: 1 }),
    );
    expect(kept).toContainEqual(expect.objectContaining({ specializations: 'any', by_city: false, by_price: false, people: 2 }));
    const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(jobs).toEqual([{ kind: 'finish-pictures', payload: { after: 0 } }]);
  });

  test('counts who has no specialization as it counts the others', async () => {
    const { db } = opened;
    await migrateTo('017-unread-columns');
    await insertPeople({ db }, [{ spec_ids: [], hourly_rate: 2000 }, { spec_ids: [] }, { spec_ids: [], listed: false }, { spec_ids: [3] }]);
    await migrate(db);
    const { kept, counted } = await directoryCounts(db);
    expect(kept).toEqual(counted);
    expect(kept).toContainEqual(
      expect.objectContaining({ specializations: 'exactly', by_city: false, by_price: false, spec_ids: [], people: 2 }),
    );
  });

  test('finds cities in whichever way they were spelt, and counts them so', async () => {
    const { db } = opened;
    await migrateTo('019-directory-version');
    // The last one is of letters that normalizing makes two of.
    const cities = ['Орёл', 'Орел', 'Орёл'.normalize('NFD'), 'Улан–Удэ', 'Томск', '\u0958'.repeat(100)];
    await insertPeople(
      { db },
      cities.map((city) => ({ city, hourly_rate: 2000 })),
    );
    // As an older server wrote them.
    for (const city of cities)
      await db
        .updateTable('photographers')
        .set({ city_key: cityKey(city) })
        .where('city', '=', city)
        .execute();
    await migrate(db);
    const keys = await db.selectFrom('photographers').select('city_key').orderBy('id').execute();
    expect(keys.map(({ city_key }) => city_key)).toEqual(cities.map(storedCityKey));
    expect(keys.slice(0, 3).map(({ city_key }) => city_key)).toEqual(['орел', 'орел', 'орел']);
    const { kept, counted } = await directoryCounts(db);
    expect(kept).toEqual(counted);
    expect(kept).toContainEqual(
      expect.objectContaining({ specializations: 'any', by_city: true, city_key: 'орел', by_price: false, people: 3 }),
    );
  });

  test('tells titles that a person has written from names of files', async () => {
    const { db } = opened;
    await migrateTo('020-city-spellings');
    const [photographer_id = 0] = await insertPeople({ db }, [{ first_name: 'Анна' }]);
    const portfolio = { photographer_id, title: 'Школа.jpg', specialization_id: 1 };
    const { id: portfolio_id } = await db.insertInto('portfolios').values(portfolio).returning('id').executeTakeFirstOrThrow();
    const files = ['alina-0.jpg', 'IMG_2034.JPG', 'Ёлка & «дети» 😀.jpeg', 'снимок.jfif', 'a.webp', 'a.HEIC'];
    const written = ['Первый звонок', 'Снято на .jpg без потерь', 'jpg', ''];
    for (const [position, title] of [...files, ...written].entries()) {
      const photo = { photographer_id, portfolio_id, position, title, ...somePicture(`${position}`) };
      await db.insertInto('media').values(photo).execute();
    }
    await migrate(db);
    const rows = await db.selectFrom('media').select(['title', 'file_name']).orderBy('position').execute();
    expect(rows).toEqual([...files.map((file_name) => ({ title: '', file_name })), ...written.map((title) => ({ title, file_name: '' }))]);
    expect(await db.selectFrom('portfolios').select('title').execute()).toEqual([{ title: 'Школа.jpg' }]);
    expect(await keptCards(db)).toEqual(await cardsAnew(db));
  });

  test('leaves the table of people free for a later migration of the same transaction', async () => {
    const { db } = opened;
    await migrateTo('019-directory-version');
    await insertPeople({ db }, [{ city: 'Орёл' }]);
    await db
      .updateTable('photographers')
      .set({ city_key: cityKey('Орёл') })
      .execute();
    const both = db.transaction().execute(async (transaction) => {
      await citySpellings.up(transaction as unknown as Kysely<unknown>);
      await sql`alter table photographers add column later integer`.execute(transaction);
    });
    await expect(both).resolves.toBeUndefined();
  });

  test('has one retouched photograph for one original, whatever its files were called', async () => {
    const { db } = opened;
    await migrateTo('020-city-spellings');
    const [photographer_id = 0] = await insertPeople({ db }, [{}]);
    const stored = { content_hash: '0'.repeat(64), crc32: 0, photographer_id };
    const newProject = async (...names: string[]) => {
      const { id } = await db
        .insertInto('projects')
        .values({ photographer_id, name: 'Класс', created_at: day(1) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = names.map((name, position) => {
        return { ...somePicture(`${id}-${name}`), ...stored, project_id: id, position, name, created_at: day(1) };
      });
      const originals = await db.insertInto('order_images').values(rows).returning('id').execute();
      return { id, originals: originals.map((one) => one.id) };
    };
    // As an older server wrote them.
    const addRetouched = async (project_id: number, name: string, version: number, created_at: Date) => {
      const row = { ...somePicture(`${project_id}-${name}-${version}`), ...stored, project_id, name, version, created_at };
      const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into retouched_images (${names}) values (${sql.join(Object.values(row))})`.execute(db);
    };
    const one = await newProject('IMG_1.JPG', '9 "А".jpg', 'two.jpg', 'TWO.jpg');
    const other = await newProject('IMG_1.JPG');
    await addRetouched(one.id, 'IMG_1.JPG', 3, day(2));
    await addRetouched(one.id, 'img_1.jpg', 1, day(3));
    await addRetouched(one.id, 'IMG_1.JPG', 4, day(4));
    await addRetouched(one.id, 'IMG_1.png', 1, day(5));
    await addRetouched(one.id, '9 _А_.jpg', 7, day(2));
    await addRetouched(one.id, 'two.png', 1, day(2));
    await addRetouched(one.id, 'loose.jpg', 2, day(2));
    await addRetouched(one.id, 'LOOSE.jpg', 1, day(2));
    await addRetouched(other.id, 'IMG_1.JPG', 1, day(2));
    await migrate(db);
    const { rows: kept } = await sql<{ line: string }>`
      select concat_ws(' ', image.project_id, original_id, name, version) as line
      from retouched_images image join retouched_photos photo on photo.id = photo_id
      order by image.project_id, original_id nulls last, name collate "C", version`.execute(db);
    const [first, signs] = one.originals;
    expect(kept.map(({ line }) => line)).toEqual([
      `${one.id} ${first} IMG_1.JPG 1`,
      `${one.id} ${first} IMG_1.JPG 3`,
      `${one.id} ${first} IMG_1.png 4`,
      `${one.id} ${first} img_1.jpg 2`,
      `${one.id} ${signs} 9 _А_.jpg 7`,
      `${one.id} LOOSE.jpg 1`,
      `${one.id} loose.jpg 2`,
      `${one.id} two.png 1`,
      `${other.id} ${other.originals[0]} IMG_1.JPG 1`,
    ]);
    expect(await db.selectFrom('retouched_photos').select('id').execute()).toHaveLength(6);
    expect(await db.selectFrom('doomed_files').selectAll().execute()).toEqual([]);
  });

  test('has no work left by it where there are no photographs', async () => {
    await migrateTo('012-leaving');
    await migrate(opened.db);
    expect(await opened.db.selectFrom('jobs').select('kind').execute()).toEqual([]);
  });
});

test.runIf(everyEngine().includes('postgres'))('a PostgreSQL database in which letters are bytes is refused in one sentence', async () => {
  const url = inject('postgresUrl');
  const name = `portal_bytes_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`);
  const message = "DATABASE_URL leads to a database of SQL_ASCII; create it with encoding 'UTF8'.";
  try {
    await expect(openPostgres(databaseUrl(url, name))).rejects.toMatchObject({ name: 'StartupError', message });
  } finally {
    await administer(url, `drop database ${name} with (force)`);
  }
});
