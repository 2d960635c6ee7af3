import { type Kysely, sql } from 'kysely';

/** The columns of a stored photograph: the original, which may hold GPS, and its two public copies. */
const picture = sql`
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    file_key text not null unique,
    medium_key text not null unique,
    thumb_key text not null unique,
    bytes bigint not null check (bytes > 0),
    content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$')`;

const pictureKeys = ['file_key', 'medium_key', 'thumb_key'] as const;

/** Every column that holds the key of a file, by table. */
const keyColumns = {
  photographers: ['avatar_key', 'avatar_small_key'],
  media: pictureKeys,
  gallery_images: pictureKeys,
  loose_files: pictureKeys,
} as const;

const tables = [
  // Older photographs have none: only what was uploaded with one is recognized again.
  sql`alter table media add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$')`,
  sql`create unique index media_content on media (portfolio_id, content_hash)`,
  sql`create table gallery_images (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references photographers (id) on delete cascade,
    title text not null default '' check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    ${picture},
    created_at timestamptz not null default now()
  )`,
  sql`create index gallery_images_photographer on gallery_images (photographer_id, id desc)`,
  // Stored files that no portfolio has taken yet.
  sql`create table loose_files (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references photographers (id) on delete cascade,
    name text not null check (char_length(name) <= 255),
    ${picture},
    created_at timestamptz not null
  )`,
  sql`create index loose_files_photographer on loose_files (photographer_id)`,
  sql`create index loose_files_age on loose_files (created_at)`,
  sql`create table education (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references photographers (id) on delete cascade,
    title text not null check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    price integer check (price >= 0),
    image text not null default '' check (char_length(image) <= 2000),
    created_at timestamptz not null default now()
  )`,
  sql`create index education_photographer on education (photographer_id, id)`,
  sql`create index photographers_avatar on photographers (avatar_key) where avatar_key is not null`,
  sql`create index photographers_avatar_small on photographers (avatar_small_key) where avatar_small_key is not null`,
];

/**
 * Files whose row is gone, until they are removed from the storage. Triggers write them down in the transaction that
 * deletes the row, whichever way it goes (a cascade, too): no rule can forget a file, and a crash forgets none.
 */
const doom = [
  sql`create table doomed_files (
    key text primary key,
    doomed_at timestamptz not null default now()
  )`,
  sql`create view kept_files as ${sql.join(
    Object.entries(keyColumns).flatMap(([table, columns]) =>
      columns.map((column) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`),
    ),
    sql` union all `,
  )}`,
  // A file may have moved to another row in the same transaction: then it is kept.
  sql`create function doom_files() returns trigger language plpgsql as $$
    begin
      insert into doomed_files (key)
        select gone.key
        from unnest(tg_argv) as named (name), lateral (select to_jsonb(old) ->> named.name as key) gone
        where gone.key is not null and not exists (select from kept_files where kept_files.key = gone.key)
      on conflict do nothing;
      return null;
    end
  $$`,
  ...Object.entries(keyColumns).map(([table, columns]) => {
    const trigger = sql.ref(`${table}_doom_files`);
    const names = sql.join(columns.map((column) => sql.lit(column)));
    const refs = sql.join(columns.map((column) => sql.ref(column)));
    return sql`create trigger ${trigger} after delete or update of ${refs} on ${sql.table(table)}
      for each row execute function doom_files(${names})`;
  }),
];

/** What a photographer keeps in the cabinet, and the list of files that are to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...doom]) await statement.execute(db);
}
