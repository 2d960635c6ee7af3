import { sql } from 'kysely';
import { contentHash, imageColumns } from './image-columns.ts';

/**
 * Portfolios, the gallery, and stored files that no portfolio has taken yet. They refer to the account and not to the card: when somebody leaves, the
 * card is deleted at once and the rest, which may be much, in batches after it.
 */
export const portfolios = [
  sql`create table portfolios (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references users (id) on delete cascade,
    title text not null check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    specialization_id integer references specializations (id),
    position integer not null default 0,
    created_at timestamptz not null default now(),
    unique (id, photographer_id)
  )`,
  sql`create index portfolios_photographer on portfolios (photographer_id, position, id)`,
  // The photographer is stored in the row of a photo too, so that lists and ownership need no join; the composite key ties it to the portfolio.
  sql`create table media (
    id bigint generated always as identity primary key,
    portfolio_id bigint not null,
    photographer_id bigint not null,
    position integer not null default 0,
    title text not null default '' check (char_length(title) <= 255),
    -- A title is what a person has written: the name of the file has a column of its own, since visitors do not read it.
    file_name text not null default '' check (char_length(file_name) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    specialization_id integer references specializations (id),
    is_featured boolean not null default false,
    ${imageColumns},
    -- Null: not known, and then it is not recognized when it is sent again.
    content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz not null default now(),
    foreign key (portfolio_id, photographer_id) references portfolios (id, photographer_id) on delete cascade
  )`,
  sql`create index media_portfolio on media (portfolio_id, position, id)`,
  sql`create index media_photographer on media (photographer_id, is_featured desc, position, id)`,
  // A portfolio has each content once.
  sql`create unique index media_content on media (portfolio_id, content_hash)`,
  sql`create table gallery_images (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references users (id) on delete cascade,
    title text not null default '' check (char_length(title) <= 255),
    description text not null default '' check (char_length(description) <= 1000),
    ${imageColumns},
    ${contentHash},
    created_at timestamptz not null default now()
  )`,
  sql`create index gallery_images_photographer on gallery_images (photographer_id, id desc)`,
  sql`create table loose_files (
    id bigint generated always as identity primary key,
    photographer_id bigint not null references users (id) on delete cascade,
    name text not null check (char_length(name) <= 255),
    ${imageColumns},
    ${contentHash},
    created_at timestamptz not null
  )`,
  sql`create index loose_files_photographer on loose_files (photographer_id)`,
  sql`create index loose_files_age on loose_files (created_at)`,
];
