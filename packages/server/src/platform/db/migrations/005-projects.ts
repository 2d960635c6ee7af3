import { type Kysely, sql } from 'kysely';

/** What a project can be about. */
const categories = [
  [1, 'school', 'Школа'],
  [2, 'kindergarten', 'Детский сад'],
  [3, 'wedding', 'Свадьба'],
  [4, 'birthday', 'День рождения'],
  [5, 'individual', 'Индивидуальная съёмка'],
  [6, 'other', 'Другое'],
] as const;

/** Projects of photographers. */
const statements = [
  sql`create table project_categories (
    id integer primary key,
    code text unique check (char_length(code) <= 100),
    name text not null check (char_length(name) <= 255),
    position integer not null default 0
  )`,
  sql`create table projects (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references photographers (id) on delete cascade,
    name text not null check (char_length(name) between 1 and 255),
    category_id integer references project_categories (id),
    client_name text not null default '' check (char_length(client_name) <= 255),
    client_email text not null default '' check (char_length(client_email) <= 255),
    client_phone text not null default '' check (char_length(client_phone) <= 32),
    shoot_date date,
    deadline date,
    created_at timestamptz not null,
    archived_at timestamptz,
    check (deadline > shoot_date),
    unique (id, photographer_id)
  )`,
  sql`create index projects_photographer on projects (photographer_id, created_at desc, id desc)`,
];

/** Projects, and the categories in the order in which they are offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const [position, [id, code, name]] of categories.entries()) {
    await sql`insert into project_categories (id, code, name, position) values (${id}, ${code}, ${name}, ${position})`.execute(db);
  }
}
