import { sql } from 'kysely';
import { ownProject } from './projects.ts';

/** Archives of retouched photos, which are uploaded in chunks. */
export const archives = [
  sql`create table zip_uploads (
    id text primary key check (char_length(id) = 43),
    project_id bigint not null,
    photographer_id bigint not null,
    filename text not null check (char_length(filename) between 1 and 255),
    total_size bigint not null check (total_size > 0),
    total_chunks integer not null check (total_chunks > 0),
    fingerprint text not null default '' check (char_length(fingerprint) <= 100),
    -- Its sender wants to look at the photos before clients see them.
    is_review_first boolean not null default false,
    created_at timestamptz not null,
    -- Until then a process reads the archive; afterwards another one may.
    working_until timestamptz,
    -- Which process that is: one that was held up until another claimed the lease must not write the outcome.
    reader text,
    -- How far it has been read, for whoever waits.
    progress jsonb,
    -- What came of it, for whoever asks again.
    outcome jsonb,
    ${ownProject}
  )`,
  sql`create index zip_uploads_photographer on zip_uploads (photographer_id)`,
  sql`create index zip_uploads_age on zip_uploads (created_at)`,
  sql`create table zip_chunks (
    upload_id text not null references zip_uploads (id) on delete cascade,
    index integer not null check (index >= 0),
    file_key text not null unique,
    primary key (upload_id, index)
  )`,
];
