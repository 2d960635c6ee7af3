import { type Kysely, sql } from 'kysely';

/** Users and their sessions, photographers' cards, portfolios, reference data. One statement a call. */
const statements = [
  sql`create table users (
    id bigint generated always as identity primary key,
    email text not null unique check (char_length(email) between 3 and 255),
    password_hash text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create table sessions (
    token_hash text primary key,
    user_id bigint not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_expiry on sessions (expires_at)`,
  sql`create table password_resets (
    token_hash text primary key,
    user_id bigint not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index password_resets_user on password_resets (user_id)`,
  sql`create table specializations (
    id integer primary key,
    code text unique check (char_length(code) <= 100),
    name text not null check (char_length(name) <= 255),
    icon text not null default '' check (char_length(icon) <= 100),
    position integer not null default 0
  )`,
  sql`create table photographers (
    id bigint primary key references users (id) on delete cascade,
    first_name text not null default '' check (char_length(first_name) <= 255),
    last_name text not null default '' check (char_length(last_name) <= 255),
    city text not null default '' check (char_length(city) <= 100),
    city_key text not null default '' check (char_length(city_key) <= 100),
    about text not null default '' check (char_length(about) <= 1000),
    bio text not null default '' check (char_length(bio) <= 1000),
    email text not null default '' check (char_length(email) <= 255),
    phone text not null default '' check (char_length(phone) <= 32),
    hourly_rate integer check (hourly_rate >= 0),
    min_product_price integer check (min_product_price >= 0),
    avatar_key text,
    avatar_small_key text,
    avatar_width integer,
    avatar_height integer,
    avatar_color text check (avatar_color ~ '^#[0-9a-f]{6}$'),
    experience text not null default '' check (char_length(experience) <= 1000),
    equipment text not null default '' check (char_length(equipment) <= 1000),
    school_album_types text[] not null default '{}',
    available boolean not null default true,
    rating numeric(2,1) not null default 0 check (rating between 0 and 5),
    popularity integer not null default 0,
    spec_ids integer[] not null default '{}',
    listed boolean not null default false,
    is_demo boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // One covering index for each order of the directory, for the whole country and for one city.
  // A missing price stands last in both directions, hence two indexes for it.
  ...['', 'city_key, '].flatMap((prefix) =>
    (
      [
        ['rating', 'rating desc, id', 'hourly_rate, spec_ids'],
        // Most people have no rating yet: sorting that many by id for every page would be slow.
        ['rating_asc', 'rating asc, id', 'hourly_rate, spec_ids'],
        ['popularity', 'popularity desc, id', 'hourly_rate, spec_ids'],
        ['price', 'hourly_rate asc nulls last, id', 'spec_ids'],
        ['price_desc', 'hourly_rate desc nulls last, id', 'spec_ids'],
      ] as const
    ).map(
      ([name, order, included]) =>
        sql`create index ${sql.ref(`photographers_${prefix ? 'city_' : ''}${name}`)}
          on photographers (${sql.raw(prefix + order)}) include (${sql.raw(included)}) where listed`,
    ),
  ),
  sql`create index photographers_specializations on photographers using gin (spec_ids) where listed`,
  sql`create table social_links (
    photographer_id bigint not null references photographers (id) on delete cascade,
    network_id integer not null,
    username text not null check (char_length(username) between 1 and 255),
    position integer not null default 0,
    primary key (photographer_id, network_id)
  )`,
  sql`create table portfolios (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references photographers (id) on delete cascade,
    title text not null check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    specialization_id integer references specializations (id),
    position integer not null default 0,
    created_at timestamptz not null default now(),
    unique (id, photographer_id)
  )`,
  sql`create index portfolios_photographer on portfolios (photographer_id, position, id)`,
  // The photographer stands in the picture's row too: lists and ownership need no join, and the
  // double key keeps it the portfolio's.
  sql`create table media (
    id bigint generated always as identity primary key,
    portfolio_id bigint not null,
    photographer_id bigint not null,
    position integer not null default 0,
    title text not null default '' check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    specialization_id integer references specializations (id),
    is_featured boolean not null default false,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null check (color ~ '^#[0-9a-f]{6}$'),
    file_key text not null unique,
    medium_key text not null unique,
    thumb_key text not null unique,
    bytes bigint not null check (bytes > 0),
    created_at timestamptz not null default now(),
    foreign key (portfolio_id, photographer_id) references portfolios (id, photographer_id) on delete cascade
  )`,
  sql`create index media_portfolio on media (portfolio_id, position, id)`,
  sql`create index media_photographer on media (photographer_id, is_featured desc, position, id)`,
  sql`create table settings (
    key text primary key,
    value jsonb not null
  )`,
];

/** The first tables. Later migrations change some of them: how they are now is told by `../tables`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
