import { sql } from 'kysely';

/** The orders of the directory: a name, the order itself, and the other columns that its pages are filtered by. */
const orders = [
  ['rating', 'rating desc, id', 'hourly_rate, spec_ids'],
  // The descending index read backwards would give equal rows in the wrong order of ids, and there are too many with no rating yet or with few views
  // to sort them for every page.
  ['rating_asc', 'rating asc, id', 'hourly_rate, spec_ids'],
  ['popularity', 'popularity desc, id', 'hourly_rate, spec_ids'],
  ['popularity_asc', 'popularity asc, id', 'hourly_rate, spec_ids'],
  // Photographers without a price come last in both directions: hence two indexes.
  ['price', 'hourly_rate asc nulls last, id', 'spec_ids'],
  ['price_desc', 'hourly_rate desc nulls last, id', 'spec_ids'],
] as const;

/** Photographers' cards and what belongs to a card, with the indexes of the directory. */
export const photographers = [
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
    experience text not null default '' check (char_length(experience) <= 1000),
    equipment text not null default '' check (char_length(equipment) <= 1000),
    school_album_types text[] not null default '{}',
    available boolean not null default true,
    rating numeric(2,1) not null default 0 check (rating between 0 and 5),
    popularity integer not null default 0,
    spec_ids integer[] not null default '{}',
    listed boolean not null default false,
    is_demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  // Each order has an index for the whole country and one for a city; it covers the filters, so that a page is found without reading rows.
  ...['', 'city_key, '].flatMap((prefix) =>
    orders.map(
      ([name, order, included]) =>
        sql`create index ${sql.ref(`photographers_${prefix ? 'city_' : ''}${name}`)}
          on photographers (${sql.raw(prefix + order)}) include (${sql.raw(included)}) where listed`,
    ),
  ),
  // A small index, so that everybody is counted quickly when nothing is filtered.
  sql`create index photographers_listed on photographers (id) where listed`,
  sql`create index photographers_specializations on photographers using gin (spec_ids) where listed`,
  // Whether a card still needs a file is looked up by its key, see files.ts.
  sql`create index photographers_avatar on photographers (avatar_key) where avatar_key is not null`,
  sql`create index photographers_avatar_small on photographers (avatar_small_key) where avatar_small_key is not null`,
  // Views of the page by others, by the Mondays of Moscow's weeks.
  sql`create table view_weeks (
    photographer_id bigint not null references photographers (id) on delete cascade,
    week date not null,
    views integer not null check (views > 0),
    primary key (photographer_id, week)
  )`,
  sql`create table social_links (
    photographer_id bigint not null references photographers (id) on delete cascade,
    network_id integer not null,
    username text not null check (char_length(username) between 1 and 255),
    position integer not null default 0,
    primary key (photographer_id, network_id)
  )`,
  // It refers to the account and not to the card, see portfolios.ts.
  sql`create table education (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references users (id) on delete cascade,
    title text not null check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    price integer check (price >= 0),
    image text not null default '' check (char_length(image) <= 2000),
    created_at timestamptz not null default now()
  )`,
  sql`create index education_photographer on education (photographer_id, id)`,
];
