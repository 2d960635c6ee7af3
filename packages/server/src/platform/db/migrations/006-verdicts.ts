import { type Kysely, sql } from 'kysely';

/** What clients say of retouched photos, each of the version that was seen: a later version is answered again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table share_verdicts (
    share_id bigint not null references project_shares (id) on delete cascade,
    version_id bigint not null references retouched_images (id) on delete cascade,
    verdict text not null check (verdict in ('liked', 'fix')),
    -- What is to be fixed; null: nothing.
    remark text check (char_length(remark) between 1 and 1000),
    decided_at timestamptz not null,
    primary key (share_id, version_id),
    constraint share_verdicts_remark check ((verdict = 'fix') = (remark is not null))
  )`.execute(db);
  await sql`create index share_verdicts_version on share_verdicts (version_id)`.execute(db);
}
