import { sql } from 'kysely';
import { ownProject } from './projects.ts';

/** Shares of projects for clients and retouchers, the marks made through them, and their events. */
export const shares = [
  sql`create table project_shares (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    -- Of the secret in its address; and that secret, encrypted with a key that is not in the database.
    token_hash text not null unique,
    encrypted_token text not null,
    role text not null check (role in ('client', 'retoucher')),
    shows text not null check (shows in ('originals', 'retouched', 'both')),
    -- The group that it shows alone; null: the whole project. Never made null by the database: who sees one child would see all.
    group_id bigint references image_groups (id),
    pin_hash text,
    -- The last day; null: it has none.
    expires_on date,
    can_download boolean not null,
    choice_limit integer check (choice_limit between 1 and 2000),
    -- The text across the originals; null: none.
    watermark text check (char_length(watermark) between 1 and 40),
    created_at timestamptz not null,
    ended_at timestamptz,
    last_opened_at timestamptz,
    last_downloaded_at timestamptz,
    choice_closed_at timestamptz,
    signed_off_at timestamptz,
    -- Where it was sent by email, what has become of that email with this address, why not, and when a reminder was sent.
    client_email text,
    email_state text check (email_state in ('queued', 'sent', 'failed')),
    email_failure text,
    reminded_at timestamptz,
    ${ownProject}
  )`,
  sql`create index project_shares_project on project_shares (project_id, id)`,
  sql`create index project_shares_group on project_shares (group_id) where group_id is not null`,
  sql`create index project_shares_reminders on project_shares (expires_on) where email_state = 'sent' and reminded_at is null`,
  // The retoucher's share by which a version came; null: the photographer brought it.
  sql`alter table retouched_images add column share_id bigint references project_shares (id) on delete set null`,
  sql`create index retouched_images_share on retouched_images (share_id) where share_id is not null`,
  // Emails of the last day, for their limits: deleting shares or projects must not allow more. It stores a hash of the address.
  sql`create table share_emails (
    id bigint generated always as identity primary key,
    photographer_id bigint not null,
    address_hash text not null,
    sent_at timestamptz not null
  )`,
  sql`create index share_emails_photographer on share_emails (photographer_id, sent_at)`,
  sql`create index share_emails_address on share_emails (address_hash, sent_at)`,
  sql`create table share_marks (
    share_id bigint not null references project_shares (id) on delete cascade,
    image_id bigint not null references project_images (id) on delete cascade,
    is_favourite boolean not null default false,
    remark text check (char_length(remark) between 1 and 1000),
    remarked_at timestamptz,
    -- Both as they were sent last: the retoucher goes by these alone.
    is_sent boolean not null default false,
    sent_remark text check (char_length(sent_remark) between 1 and 1000),
    primary key (share_id, image_id)
  )`,
  sql`create index share_marks_image on share_marks (image_id)`,
  // Originals that a retoucher has downloaded: they stay in that list when they are chosen no longer.
  sql`create table share_downloads (
    share_id bigint not null references project_shares (id) on delete cascade,
    image_id bigint not null references project_images (id) on delete cascade,
    primary key (share_id, image_id)
  )`,
  sql`create index share_downloads_image on share_downloads (image_id)`,
  sql`create table share_events (
    id bigint generated always as identity primary key,
    share_id bigint not null references project_shares (id) on delete cascade,
    kind text not null,
    at timestamptz not null,
    count integer,
    -- Why an email was not delivered.
    reason text
  )`,
  // Wrong PINs since the last change of PIN or address: of a visitor, of all behind a network address (both as hashes), of everybody (an empty text).
  sql`create table share_wrong_pins (
    share_id bigint not null references project_shares (id) on delete cascade,
    who text not null,
    count integer not null,
    since timestamptz not null,
    locked_until timestamptz,
    primary key (share_id, who)
  )`,
  sql`create index share_events_share on share_events (share_id, id desc)`,
  // Photos that are hidden from shares, with what was retouched of them.
  sql`create table hidden_images (image_id bigint primary key references project_images (id) on delete cascade)`,
];
