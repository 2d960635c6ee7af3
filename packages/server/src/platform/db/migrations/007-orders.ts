import { type Kysely, sql } from 'kysely';

/** The columns of a private picture: the original and two copies, none of which is served without a signature. */
const picture = sql`
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    file_key text not null unique,
    medium_key text not null unique,
    thumb_key text not null unique,
    bytes bigint not null check (bytes > 0),
    content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
    crc32 bigint not null check (crc32 between 0 and 4294967295)`;

const ownProject = sql`foreign key (project_id, photographer_id) references projects (id, photographer_id) on delete cascade`;

/** Every column of these tables that holds the key of a file. */
const keyColumns = {
  order_images: ['file_key', 'medium_key', 'thumb_key'],
  retouched_images: ['file_key', 'medium_key', 'thumb_key'],
  zip_chunks: ['file_key'],
} as const;

const tables = [
  sql`create table order_images (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    position integer not null,
    name text not null check (char_length(name) between 1 and 255),
    custom_properties jsonb not null default '{}',
    ${picture},
    created_at timestamptz not null,
    ${ownProject}
  )`,
  sql`create index order_images_project on order_images (project_id, position, id)`,
  sql`create index order_images_name on order_images (project_id, name)`,
  // Whose original it is follows from the names whenever it is asked: either may come first, and originals get other names.
  sql`create table retouched_images (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    name text not null check (char_length(name) between 1 and 255),
    version integer not null check (version > 0),
    ${picture},
    created_at timestamptz not null,
    unique (project_id, name, version),
    ${ownProject}
  )`,
  sql`create table zip_uploads (
    id text primary key check (char_length(id) = 43),
    project_id bigint not null,
    photographer_id bigint not null,
    filename text not null check (char_length(filename) between 1 and 255),
    total_size bigint not null check (total_size > 0),
    total_chunks integer not null check (total_chunks > 0),
    fingerprint text not null default '' check (char_length(fingerprint) <= 100),
    created_at timestamptz not null,
    -- Somebody reads the archive; when this has passed, somebody else may.
    working_until timestamptz,
    -- What came of it, told again to whoever asks again.
    outcome jsonb,
    ${ownProject}
  )`,
  sql`create index zip_uploads_photographer on zip_uploads (photographer_id)`,
  sql`create index zip_uploads_age on zip_uploads (created_at)`,
  sql`create table zip_chunks (
    upload_id text not null references zip_uploads (id) on delete cascade,
    index integer not null check (index >= 0),
    file_key text not null unique,
    primary key (upload_id, index)
  )`,
];

/** The files of these rows are kept, and doomed with them (see 006). */
const files = [
  sql`create or replace view kept_files as ${sql.join(
    Object.entries({
      photographers: ['avatar_key', 'avatar_small_key'],
      media: ['file_key', 'medium_key', 'thumb_key'],
      gallery_images: ['file_key', 'medium_key', 'thumb_key'],
      loose_files: ['file_key', 'medium_key', 'thumb_key'],
      ...keyColumns,
    }).flatMap(([table, columns]) =>
      columns.map((column) => sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`),
    ),
    sql` union all `,
  )}`,
  ...Object.entries(keyColumns).map(
    ([table, columns]) =>
      sql`create trigger ${sql.ref(`${table}_doom_files`)} after delete or update of ${sql.join(columns.map((column) => sql.ref(column)))}
        on ${sql.table(table)} for each row execute function doom_files(${sql.join(columns.map((column) => sql.lit(column)))})`,
  ),
];

/** Photographs of orders, what was retouched of them, and archives on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...files]) await statement.execute(db);
}
