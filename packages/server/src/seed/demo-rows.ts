import type { Transaction } from 'kysely';
import { normalizePhone } from '@portal/api';
import type { DemoPhotographer } from '@portal/mocks/seed';
import { storedCityKey } from '../modules/stored-city-key.ts';
import type { Database } from '../platform/db/database.ts';
import type { StoredPerson } from './demo-files.ts';

/** Inserts one demo photographer: account, card, links, portfolios and photos. Answers the id. */
export async function insertPerson(
  trx: Transaction<Database>,
  person: DemoPhotographer,
  stored: StoredPerson,
  passwordHash: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('users')
    .values({ email: person.email, password_hash: passwordHash, email_confirmed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('photographers')
    .values({
      id,
      first_name: person.firstName,
      last_name: person.lastName,
      city: person.city,
      city_key: storedCityKey(person.city),
      about: person.about,
      bio: person.bio,
      email: person.email,
      phone: normalizePhone(person.phone),
      hourly_rate: person.hourlyRate,
      min_product_price: person.minProductPrice,
      ...stored.avatar,
      experience: person.experience ?? '',
      equipment: person.equipment ?? '',
      school_album_types: [...person.schoolAlbumTypes],
      available: person.available,
      rating: person.rating,
      popularity: person.popularity,
      spec_ids: [...person.specializationIds],
      listed: true,
      published: true,
      is_demo: true,
    })
    .execute();
  const links = person.socialLinks.map(({ networkId, username }, position) => ({
    photographer_id: id,
    network_id: networkId,
    username,
    position,
  }));
  if (links.length > 0) await trx.insertInto('social_links').values(links).execute();
  for (const [position, portfolio] of person.portfolios.entries()) {
    await insertPortfolio(trx, id, position, portfolio, stored.photos[position] ?? []);
  }
  return id;
}

async function insertPortfolio(
  trx: Transaction<Database>,
  photographerId: number,
  position: number,
  { title, description, specializationId, photos }: DemoPhotographer['portfolios'][number],
  stored: StoredPerson['photos'][number],
): Promise<void> {
  const { id } = await trx
    .insertInto('portfolios')
    .values({ photographer_id: photographerId, title, description, specialization_id: specializationId, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = photos.flatMap((photo, index) => {
    const files = stored[index];
    if (!files) return [];
    return {
      ...files,
      portfolio_id: id,
      photographer_id: photographerId,
      position: index,
      title: photo.title,
      specialization_id: specializationId,
      is_featured: photo.isFeatured,
    };
  });
  if (rows.length > 0) await trx.insertInto('media').values(rows).execute();
}
