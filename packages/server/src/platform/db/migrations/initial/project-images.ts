import { sql } from 'kysely';
import { contentHash, imageColumns } from './image-columns.ts';
import { ownProject } from './projects.ts';

/** The columns of a private image: none of its files is served without a signature. */
const privateImage = sql`
    ${imageColumns},
    ${contentHash},
    -- Of the original: an archive of stored files needs it before the first byte.
    crc32 bigint not null check (crc32 between 0 and 4294967295),
    -- What others than the owner do not get of the original; null: nothing.
    redaction jsonb,
    -- What it shows, by which a retouched image finds its original; null: found by names only.
    descriptor text check (char_length(descriptor) < 6000)`;

/** Photos of projects, their groups, and their retouched versions. */
export const projectImages = [
  sql`create table image_groups (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    position integer not null,
    name text not null check (char_length(name) between 1 and 100),
    ${ownProject}
  )`,
  sql`create index image_groups_project on image_groups (project_id, position, id)`,
  sql`create table project_images (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    position integer not null,
    name text not null check (char_length(name) between 1 and 255),
    custom_properties jsonb not null default '{}',
    -- One of its project; null: none.
    group_id bigint references image_groups (id) on delete set null,
    ${privateImage},
    -- By the clock of the camera, which knows no zone; null: the file does not say.
    taken_at text check (char_length(taken_at) = 23),
    -- What its owner thinks of it; null: not marked.
    mark text check (mark in ('keep', 'reject')),
    -- Stars; 0: none.
    rating integer not null default 0 check (rating between 0 and 5),
    created_at timestamptz not null,
    ${ownProject}
  )`,
  sql`create index project_images_project on project_images (project_id, position, id)`,
  sql`create index project_images_group on project_images (group_id) where group_id is not null`,
  // The index for counting uploads by week.
  sql`create index project_images_uploads on project_images (photographer_id, created_at)`,
  sql`create index project_images_name on project_images (project_id, name)`,
  // The retouched versions of one original are one photo, whatever their files are called, and stay with the original when it is renamed.
  sql`create table retouched_photos (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    photographer_id bigint not null,
    -- Null: no photo of the project fits, or the one that did was deleted.
    original_id bigint unique references project_images (id) on delete set null,
    -- While it has no original: the group that it came for, by its folder or its share. Null: not known.
    group_id bigint references image_groups (id) on delete set null,
    -- Not delivered, whichever version is the current one.
    is_held boolean not null default false,
    -- The original that was suggested for it was refused.
    is_dismissed boolean not null default false,
    ${ownProject}
  )`,
  sql`create index retouched_photos_project on retouched_photos (project_id)`,
  sql`create index retouched_photos_group on retouched_photos (group_id) where group_id is not null`,
  // Checked at the end of a statement, since versions of two photos may swap positions when these are joined.
  sql`create table retouched_images (
    id bigint generated always as identity primary key,
    photo_id bigint not null references retouched_photos (id) on delete cascade,
    project_id bigint not null,
    photographer_id bigint not null,
    name text not null check (char_length(name) between 1 and 255),
    version integer not null check (version > 0),
    -- When the photographer let clients see it; null: it waits for that.
    shown_at timestamptz,
    -- When a client accepted it: a later version does not replace it for clients by itself. Null: nobody has.
    accepted_at timestamptz,
    ${privateImage},
    created_at timestamptz not null,
    unique (photo_id, version) deferrable initially immediate,
    ${ownProject}
  )`,
  sql`create index retouched_images_project on retouched_images (project_id)`,
  sql`create index retouched_images_uploads on retouched_images (photographer_id, created_at)`,
];
