import * as z from 'zod/mini';
import { Photo, photoWire } from '../photographers/photo.ts';

export const PortfolioPhoto = z.extend(Photo, {
  /** How its file was called: for its owner, who has to distinguish photos without a title. */
  fileName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Stands before the others on the card. */
  isFeatured: z.boolean(),
  /** When it was uploaded, ISO 8601. */
  createdAt: z.nullable(z.string()),
  portfolioId: z.nullable(z.int()),
});
/** A photo as its owner sees it. */
export type PortfolioPhoto = z.output<typeof PortfolioPhoto>;

export const portfolioPhoto = z.codec(
  z.extend(photoWire, {
    file_name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    is_featured: z.boolean(),
    created_at: z.nullable(z.string()),
    portfolio_id: z.nullable(z.int()),
  }),
  PortfolioPhoto,
  {
    decode: ({ specialization_id, file_name, is_featured, created_at, portfolio_id, ...rest }) => ({
      ...rest,
      fileName: file_name,
      specializationId: specialization_id,
      isFeatured: is_featured,
      createdAt: created_at,
      portfolioId: portfolio_id,
    }),
    encode: ({ specializationId, fileName, isFeatured, createdAt, portfolioId, ...rest }) => ({
      ...rest,
      file_name: fileName,
      specialization_id: specializationId,
      is_featured: isFeatured,
      created_at: createdAt,
      portfolio_id: portfolioId,
    }),
  },
);
