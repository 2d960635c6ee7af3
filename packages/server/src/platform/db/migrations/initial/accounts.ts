import { sql } from 'kysely';

/** Users, their sessions and the links by which they choose a new password. */
export const accounts = [
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
];
