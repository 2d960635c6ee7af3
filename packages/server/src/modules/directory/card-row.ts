import { makeSocialLink, type PhotographerCard, type SocialLink, type Specialization } from '@portal/api';
import { mediaUrl } from '../media-url.ts';
import { type PhotoRow, toPhoto } from '../photo-row.ts';

/** A card as `cardJson` reads it. */
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
    // Zero means that nobody has rated yet (ledger OPEN-33).
    rating: row.rating > 0 ? row.rating : null,
    available: row.available,
    socialLinks: toLinks(row.links),
    portfolio: row.photos.map(toPhoto),
    phone: row.phone || null,
    isDemo: row.is_demo,
  };
}

/** Rows → domain, in their order. A link to an unknown network, or with a name that makes no address, is left out. */
export function toLinks(rows: readonly { network_id: number; username: string }[]): SocialLink[] {
  return rows.flatMap(({ network_id, username }) => makeSocialLink(network_id, username) ?? []);
}
