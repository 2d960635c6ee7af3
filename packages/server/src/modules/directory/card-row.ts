import { sql } from 'kysely';
import { makeSocialLink, type PhotographerCard, type SocialLink, type Specialization } from '@portal/api';
import { mediaUrl } from '../media-url.ts';
import { photoColumns, type PhotoRow, toPhoto } from '../photo-row.ts';

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

export interface CardRow {
  id: number;
  first_name: string;
  last_name: string;
  city: string;
  about: string;
  bio: string;
  avatar_small_key: string | null;
  hourly_rate: number | null;
  rating: number;
  available: boolean;
  phone: string;
  is_demo: boolean;
  specializations: Specialization[];
  links: { network_id: number; username: string }[];
  photos: PhotoRow[];
}

/** Row → domain: the card of the list. */
export function toCard(row: CardRow): PhotographerCard {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    city: row.city || null,
    avatar: row.avatar_small_key && mediaUrl(row.avatar_small_key),
    specializations: row.specializations.map(({ icon, ...rest }) => ({ ...rest, icon: icon || null })),
    about: row.about || row.bio || null,
    price: row.hourly_rate,
    // A zero means that nobody has rated yet (ledger OPEN-33).
    rating: row.rating > 0 ? row.rating : null,
    available: row.available,
    socialLinks: toLinks(row.links),
    portfolio: row.photos.map(toPhoto),
    phone: row.phone || null,
    isDemo: row.is_demo,
  };
}

/** Rows → domain, in their order. A link to a network that is not known, or whose name makes no address, is left out. */
export function toLinks(rows: readonly { network_id: number; username: string }[]): SocialLink[] {
  return rows.flatMap(({ network_id, username }) => makeSocialLink(network_id, username) ?? []);
}
