import * as z from 'zod/mini';
import { normalisePhotos } from '../photographers/photo.ts';
import { PortfolioPhoto, portfolioPhoto } from './portfolio-photo.ts';
import { first, isRecord } from '../contract/unwrap.ts';
import { Specialization, specialization } from '../reference/specializations.ts';

const Portfolio = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  specializationId: z.nullable(z.int()),
  /** Null also where the server names only its id. */
  specialization: z.nullable(Specialization),
  photos: z.array(PortfolioPhoto),
});
/** A portfolio as its owner sees it, with photos or still without any. */
export type Portfolio = z.output<typeof Portfolio>;

export const portfolio = z.codec(
  z.object({
    id: z.int(),
    title: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    specialization_id: z.nullable(z.int()),
    specialization: z.nullable(specialization),
    media: z.array(portfolioPhoto),
  }),
  Portfolio,
  {
    decode: ({ name: _, specialization_id, media, ...rest }) => ({ ...rest, specializationId: specialization_id, photos: media }),
    encode: ({ specializationId, photos, ...rest }) => ({
      ...rest,
      name: rest.title,
      specialization_id: specializationId,
      media: photos,
    }),
  },
);

/** `title` or `name`, and the specialization as an id, an object or a category (ledger CON-32). */
export function normalisePortfolio(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const title = first(raw, 'title', 'name');
  const kind = isRecord(raw['specialization']) ? raw['specialization'] : null;
  return {
    id: raw['id'],
    title,
    name: title,
    description: raw['description'] ?? null,
    specialization_id: first(raw, 'specialization_id') ?? kind?.['id'] ?? raw['category_id'] ?? null,
    specialization: typeof kind?.['name'] === 'string' ? kind : null,
    media: normalisePhotos(raw['media']),
  };
}
