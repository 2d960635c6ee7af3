import { type Kysely, sql } from 'kysely';

/** Photos know their camera, and which of them show the card of a pupil: by these the others are put into groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_images
    -- By its serial number, else by its model and the names of its files; null: it was uploaded before this was stored.
    add column camera text check (char_length(camera) between 1 and 200),
    -- It shows the card of a pupil, one of another project or portal, several cards, or one whose code cannot be read. Null: none.
    add column card text check (card in ('pupil', 'unknown', 'several', 'unreadable')),
    -- Whose card it shows; null: the pupil was deleted.
    add column card_group_id bigint references image_groups (id) on delete set null,
    -- Who put it into its group, or into none. Null: it was uploaded so.
    add column group_by text check (group_by in ('hand', 'card'))`.execute(db);
  await sql`create index project_images_card_group on project_images (card_group_id) where card_group_id is not null`.execute(db);
  // By cameras, by how many minutes their clocks are set forward before photos are sorted.
  await sql`alter table projects add column camera_clocks jsonb not null default '{}'`.execute(db);
  // Cards are withheld from every share, like the photos that the photographer has hidden.
  await sql`create view withheld_images as
    select image_id from hidden_images union all select id from project_images where card is not null`.execute(db);
}
