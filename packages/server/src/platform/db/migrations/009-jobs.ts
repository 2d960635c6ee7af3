import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    payload jsonb not null,
    -- When it is anybody's turn: at once, when the pause after a failure is over, or the time of whoever works at it.
    due_at timestamptz not null default now(),
    attempts integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  sql`create index jobs_due on jobs (due_at, id)`,
];

/** Work that is written down before it is promised, so that no process takes it along when it dies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
