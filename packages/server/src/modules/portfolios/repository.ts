import { type Kysely, sql } from 'kysely';
import type { Portfolio } from '@portal/api';
import type { Database } from '../../platform/db/database.ts';
import { type OwnPhotoRow, ownPhotoColumns, toOwnPhoto } from './photo-repository.ts';

interface PortfolioRow {
  id: number;
  title: string;
  description: string;
  specialization_id: number | null;
  specialization: Portfolio['specialization'];
  photos: OwnPhotoRow[];
}

/** All portfolios of one photographer in their order, those without photographs too. One query, however many there are. */
export async function selectPortfolios(db: Kysely<Database>, photographerId: number): Promise<Portfolio[]> {
  const { rows } = await sql<PortfolioRow>`
    select a.id, a.title, a.description, a.specialization_id,
      (select json_build_object('id', s.id, 'name', s.name, 'code', s.code, 'icon', nullif(s.icon, ''))
        from specializations s where s.id = a.specialization_id) as specialization,
      (select coalesce(json_agg(photo), '[]'::json) from (
          select ${ownPhotoColumns} from media where portfolio_id = a.id order by position, id
        ) photo) as photos
    from portfolios a
    where a.photographer_id = ${photographerId}
    order by a.position, a.id`.execute(db);
  return rows.map(({ description, specialization_id, photos, ...rest }) => ({
    ...rest,
    description: description || null,
    specializationId: specialization_id,
    photos: photos.map(toOwnPhoto),
  }));
}
