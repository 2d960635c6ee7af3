import { sql } from 'kysely';

/** The categories of a project, in the order in which they are offered. */
const categories = [
  [1, 'school', 'Школа'],
  [2, 'kindergarten', 'Детский сад'],
  [3, 'wedding', 'Свадьба'],
  [4, 'birthday', 'День рождения'],
  [5, 'individual', 'Индивидуальная съёмка'],
  [6, 'other', 'Другое'],
] as const;

/** The photographer is stored in each row of a project too, so that ownership needs no join; the composite key ties it to the project. */
export const ownProject = sql`foreign key (project_id, photographer_id) references projects (id, photographer_id) on delete cascade`;

/** Projects of photographers. They refer to the account and not to the card, see portfolios.ts. */
export const projects = [
  sql`create table project_categories (
    id integer primary key,
    code text unique check (char_length(code) <= 100),
    name text not null check (char_length(name) <= 255),
    position integer not null default 0
  )`,
  sql`insert into project_categories (id, code, name, position)
    values ${sql.join(categories.map(([id, code, name], position) => sql`(${id}, ${code}, ${name}, ${position})`))}`,
  sql`create table projects (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references users (id) on delete cascade,
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
