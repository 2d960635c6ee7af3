import { sql } from 'kysely';
import type { PortfolioPhoto } from '@portal/api';
import { type PhotoRow, toPhoto } from '../photo-row.ts';

/** A photograph as its owner sees it, as a row's JSON tells it. */
export interface OwnPhotoRow extends PhotoRow {
  description: string;
  is_featured: boolean;
  created_at: string;
  portfolio_id: number;
}

export const ownPhotoColumns = sql`id, title, description, specialization_id, is_featured, width, height, color, medium_key, thumb_key,
  portfolio_id, created_at`;

export function toOwnPhoto(row: OwnPhotoRow): PortfolioPhoto {
  return {
    ...toPhoto(row),
    description: row.description || null,
    isFeatured: row.is_featured,
    createdAt: new Date(row.created_at).toISOString(),
    portfolioId: row.portfolio_id,
  };
}
