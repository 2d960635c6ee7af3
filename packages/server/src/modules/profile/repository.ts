import { type Kysely, sql } from 'kysely';
import { type ActivityWeek, camelFields, makeSocialLink, type Profile, type ProfileFields, snakeFields } from '@portal/api';
import type { Database, Trx } from '../../platform/db/database.ts';
import { mediaUrl } from '../media-url.ts';
import { refreshListed } from '../directory/listed-repository.ts';
import { storedCityKey } from '../stored-city-key.ts';

type Db = Kysely<Database>;

/** What is read of what the editor of a card saves; its links and categories stand apart. */
const columns = ['first_name', 'last_name', 'city', 'bio', 'email', 'phone', 'hourly_rate', 'min_product_price'] as const;

/** The card as its owner sees it, listed or not; the e-mail is the one for visitors, not the account's. Throws when there is no card. */
export async function findProfile(db: Db, id: number): Promise<Profile> {
  const { avatar_key, spec_ids, ...row } = await db
    .selectFrom('photographers')
    .select(['id', ...columns, 'avatar_key', 'spec_ids', 'available'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const links = await db
    .selectFrom('social_links')
    .select(['network_id', 'username'])
    .where('photographer_id', '=', id)
    .orderBy('position')
    .orderBy('network_id')
    .execute();
  return {
    ...camelFields(row),
    city: row.city || null,
    bio: row.bio || null,
    email: row.email || null,
    phone: row.phone || null,
    avatar: avatar_key && mediaUrl(avatar_key),
    socialLinks: links.flatMap(({ network_id, username }) => makeSocialLink(network_id, username) ?? []),
    categories: spec_ids,
  };
}

/** Replaces the card and its links, in the caller's transaction. It has a name, a city and a text now, so the directory lists it. */
export async function saveProfile(trx: Trx, id: number, { socialLinks, categories, ...fields }: ProfileFields): Promise<void> {
  await trx
    .updateTable('photographers')
    .set({
      ...snakeFields(fields),
      city_key: storedCityKey(fields.city),
      // The short text of an import is replaced by what the photographer wrote.
      about: '',
      email: fields.email ?? '',
      phone: fields.phone ?? '',
      spec_ids: categories,
      published: true,
    })
    .where('id', '=', id)
    .execute();
  await refreshListed(trx, id);
  await trx.deleteFrom('social_links').where('photographer_id', '=', id).execute();
  const links = socialLinks.map(({ networkId, username }, position) => ({
    photographer_id: id,
    network_id: networkId,
    username,
    position,
  }));
  if (links.length > 0) await trx.insertInto('social_links').values(links).execute();
}

export interface NewAvatar {
  key: string;
  smallKey: string;
}

/** Sets the card's avatar, or removes it; the files of the old one are queued for deletion by the same transaction. */
export async function replaceAvatar(db: Db, id: number, avatar: NewAvatar | null): Promise<void> {
  await db
    .updateTable('photographers')
    .set({ avatar_key: avatar?.key ?? null, avatar_small_key: avatar?.smallKey ?? null })
    .where('id', '=', id)
    .returning('id')
    // The account may have been deleted while the image was processed: then the files are not needed.
    .executeTakeFirstOrThrow();
}

/** Counts of each of these weeks, named by their Mondays; a moment belongs to its day in Moscow. */
export async function countByWeeks(db: Db, id: number, weeks: readonly string[]): Promise<ActivityWeek[]> {
  const [first = ''] = weeks;
  const uploadsOf = (table: 'media' | 'project_images' | 'retouched_images') =>
    sql`select created_at from ${sql.table(table)}
      where photographer_id = ${id} and created_at >= ${first}::timestamp at time zone 'Europe/Moscow'`;
  const { rows } = await sql<ActivityWeek>`
    with uploads as (
      select date_trunc('week', created_at at time zone 'Europe/Moscow')::date as week, count(*)::int as count
      from (${uploadsOf('media')} union all ${uploadsOf('project_images')} union all ${uploadsOf('retouched_images')}) as stored
      group by 1
    )
    select to_char(wanted.week, 'YYYY-MM-DD') as week, coalesce(views, 0) as views, coalesce(uploads.count, 0) as uploads
    from unnest(${[...weeks]}::date[]) as wanted (week)
    left join view_weeks on view_weeks.photographer_id = ${id} and view_weeks.week = wanted.week
    left join uploads on uploads.week = wanted.week
    order by wanted.week`.execute(db);
  return rows;
}
