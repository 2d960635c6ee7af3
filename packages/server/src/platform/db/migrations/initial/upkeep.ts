import { sql } from 'kysely';

/** The server's own tables: values that its processes share, and jobs. */
export const upkeep = [
  sql`create table settings (
    key text primary key,
    value jsonb not null
  )`,
  // A job is stored before it is promised, so that it is not lost when a process exits.
  sql`create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    -- When a process may take it: at once, after the pause that follows a failure, or when the time of the one that has it is over.
    due_at timestamptz not null default now(),
    attempts integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  sql`create index jobs_due on jobs (due_at, id)`,
];
