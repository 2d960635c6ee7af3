import { sql } from 'kysely';
import type { CardRow } from './card-row.ts';

/** The columns of `PhotoRow`. */
export const photoColumns = sql`id, title, specialization_id, width, height, color, placeholder, medium_key, middle_key, thumb_key`;

/** How many photos a card shows. */
const CARD_PHOTOS = 4;

/** The card of a photographer `p`. */
export const cardJson = sql<CardRow>`json_build_object(
  'id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'city', p.city, 'about', p.about, 'bio', p.bio,
  'avatar_small_key', p.avatar_small_key, 'hourly_rate', p.hourly_rate, 'rating', p.rating::float8,
  'available', p.available, 'phone', p.phone, 'is_demo', p.is_demo,
  'specializations', (
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'code', code, 'icon', icon) order by position, id), '[]'::json)
    from specializations where id = any (p.spec_ids)),
  'links', (
    select coalesce(json_agg(json_build_object('network_id', network_id, 'username', username) order by position, network_id), '[]'::json)
    from social_links where photographer_id = p.id),
  'photos', (
    select coalesce(json_agg(photo), '[]'::json) from (
      select ${photoColumns} from media where photographer_id = p.id order by is_featured desc, position, id limit ${sql.lit(CARD_PHOTOS)}
    ) photo)
)`;
