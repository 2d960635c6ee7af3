import { type Kysely, sql } from 'kysely';
import { type Album, defaultQuery, type FilterValues, type Photographer, type PhotographerCard, type SharePhotographer } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { mediaUrl } from '../media-url.ts';
import { type PhotoRow, toPhoto } from '../photo-row.ts';
import { cardJson, photoColumns } from './card-repository.ts';
import { type CardRow, toCard } from './card-row.ts';
import { conditions } from './page-repository.ts';

type Db = Kysely<Database>;

/** Somebody's card, if the directory shows it. */
export async function findCard(db: Db, id: number): Promise<PhotographerCard | undefined> {
  const { rows } = await sql<{ card: CardRow }>`
    select ${cardJson} as card from photographers p where p.id = ${id} and p.listed`.execute(db);
  return rows[0] && toCard(rows[0].card);
}

/** How visitors reach somebody, if the directory shows the card. */
export async function findContacts(db: Db, id: number): Promise<SharePhotographer | undefined> {
  const { rows } = await sql<{ card: CardRow; email: string }>`
    select ${cardJson} as card, p.email from photographers p where p.id = ${id} and p.listed`.execute(db);
  return rows.map(({ card, email }) => {
    const { name, phone, socialLinks } = toCard(card);
    return { id, name, phone, email: email || null, socialLinks };
  })[0];
}

interface AlbumRow {
  id: number;
  title: string;
  description: string;
  specialization: Album['specialization'];
  photos: PhotoRow[];
}

interface DetailRow {
  card: CardRow;
  avatar_key: string | null;
  bio: string;
  email: string;
  experience: string;
  equipment: string;
  school_album_types: string[];
  albums: AlbumRow[];
}

/** Portfolios of a photographer `p` that have at least one photo. */
const albumsOfP = sql`
  select a.id, a.title, a.description,
    (select json_build_object('id', s.id, 'name', s.name, 'code', s.code, 'icon', nullif(s.icon, ''))
      from specializations s where s.id = a.specialization_id) as specialization,
    (select json_agg(photo) from (
        select ${photoColumns} from media where portfolio_id = a.id order by position, id
      ) photo) as photos
  from portfolios a
  where a.photographer_id = p.id and exists (select from media where portfolio_id = a.id)
  order by a.position, a.id`;

/** One statement, because the embedded engine runs one at a time and each would wait for those before it. */
export async function findPhotographer(db: Db, id: number): Promise<Photographer | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${cardJson} as card, p.avatar_key, p.bio, p.email, p.experience, p.equipment, p.school_album_types,
      (select coalesce(json_agg(album), '[]'::json) from (${albumsOfP}) album) as albums
    from photographers p
    where p.id = ${id} and p.listed`.execute(db);
  return rows[0] && toPhotographer(rows[0]);
}

function toPhotographer({ card, avatar_key, bio, email, experience, equipment, school_album_types, ...row }: DetailRow): Photographer {
  return {
    ...toCard(card),
    avatar: avatar_key && mediaUrl(avatar_key),
    email: email || null,
    bio: bio || null,
    experience: experience || null,
    equipment: equipment || null,
    schoolAlbumTypes: school_album_types,
    albums: row.albums.map(toAlbum),
  };
}

const toAlbum = ({ title, description, photos, ...rest }: AlbumRow): Album => ({
  ...rest,
  name: title,
  description: description || null,
  photos: photos.map(toPhoto),
});

/**
 * Adds the views counted since the last time to the total and to the week. Ordered by id, so that two processes never deadlock. The commit does not
 * wait for the disk, because the embedded engine could answer nobody meanwhile, and a lost view does no harm.
 */
export async function addViews(db: Db, views: ReadonlyMap<number, number>, week: string): Promise<void> {
  const counted = [...views].toSorted(([one], [other]) => one - other);
  // The week is added only for accounts that the update has found: one may have been deleted meanwhile.
  await sql`
    with changed as (
      update photographers set popularity = popularity + seen.views
      from (select * from unnest(${counted.map(([id]) => id)}::bigint[], ${counted.map(([, count]) => count)}::int[]) as row (id, views),
        set_config('synchronous_commit', 'off', true) order by id) seen
      where photographers.id = seen.id returning photographers.id, seen.views
    )
    insert into view_weeks (photographer_id, week, views) select id, ${week}::date, views from changed order by id
    on conflict (photographer_id, week) do update set views = view_weeks.views + excluded.views`.execute(db);
}

export interface PriceSpread {
  min: number;
  max: number;
  buckets: number[];
}

/**
 * The bounds of all prices of the directory, and those of a city or of specializations in buckets of equal width; `undefined` when there are none.
 * People are grouped by price first, because there are few prices.
 */
export function priceSpreadQuery({ city, specializations }: Pick<FilterValues, 'city' | 'specializations'>, steps: number) {
  return sql<{ min: number; max: number; step: number | null; count: number }>`
    with prices as materialized (
        select hourly_rate as price, count(*) as people from photographers
        where ${conditions({ ...defaultQuery, city, specializations })} and hourly_rate is not null group by hourly_rate
      ),
      bounds as (select min(hourly_rate) as min, max(hourly_rate) as max from photographers where listed and hourly_rate is not null)
    select bounds.min, bounds.max, coalesce(sum(people), 0)::int as count,
      case when price is null then null when bounds.max = bounds.min then 0
        else least(${steps}::int - 1, floor((price - bounds.min)::float8 * ${steps}::int / (bounds.max - bounds.min)))::int
      end as step
    from bounds left join prices on true
    where bounds.min is not null
    group by bounds.min, bounds.max, step`;
}

/** See `priceSpreadQuery`. */
export async function selectPriceSpread(
  db: Db,
  filters: Pick<FilterValues, 'city' | 'specializations'>,
  steps: number,
): Promise<PriceSpread | undefined> {
  const { rows } = await priceSpreadQuery(filters, steps).execute(db);
  const [any] = rows;
  if (!any) return undefined;
  const buckets = Array.from({ length: steps }, () => 0);
  for (const { step, count } of rows) if (step !== null) buckets[step] = count;
  return { min: any.min, max: any.max, buckets };
}
