import { type Kysely, sql } from 'kysely';

/** Addresses are confirmed, sessions can be told apart, and a card is shown only if its owner wants it and nobody has hidden it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Accounts from before could not confirm anything: their addresses count as confirmed.
  await sql`alter table users
    add column email_confirmed_at timestamptz,
    add column terms_version text check (char_length(terms_version) between 1 and 32),
    add column terms_accepted_at timestamptz,
    add constraint users_terms check ((terms_version is null) = (terms_accepted_at is null))`.execute(db);
  await sql`update users set email_confirmed_at = created_at`.execute(db);
  // Links by which an address is confirmed: the one of the account, or the one that it changes to. A link that was used is deleted.
  await sql`create table email_confirmations (
    token_hash text primary key,
    user_id bigint not null references users (id) on delete cascade,
    email text not null check (char_length(email) between 3 and 255),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index email_confirmations_user on email_confirmations (user_id)`.execute(db);
  // Sessions are named by a number, because a token's hash never leaves the database; the device is what the browser calls itself.
  await sql`alter table sessions
    add column id bigint generated always as identity unique,
    add column device text not null default '' check (char_length(device) <= 400),
    add column last_used_at timestamptz not null default now()`.execute(db);
  // Listed is a card that its owner publishes, whose address is confirmed and that the portal's operator has not hidden.
  await sql`alter table photographers
    add column published boolean not null default false,
    add column hidden_reason text check (char_length(hidden_reason) between 1 and 500)`.execute(db);
  await sql`update photographers set published = listed`.execute(db);
  // What the portal's operator has done by commands; it outlives the accounts.
  await sql`create table admin_actions (
    id bigint generated always as identity primary key,
    done_at timestamptz not null default now(),
    action text not null check (char_length(action) between 1 and 32),
    user_id bigint not null,
    reason text not null default '' check (char_length(reason) <= 500)
  )`.execute(db);
}
