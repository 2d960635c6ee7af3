import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { foldPhotos, Photo, photoWire } from './pictures.ts';
import { first, isRecord, unwrapList } from './readings.ts';
import { Specialization, specialization } from './specializations.ts';
import { data, enveloped } from './wire.ts';

const PortfolioPhoto = z.extend(Photo, {
  /** Stands before the others on the card. */
  isFeatured: z.boolean(),
});
/** A photograph as its owner sees it. */
export type PortfolioPhoto = z.output<typeof PortfolioPhoto>;

const portfolioPhoto = z.codec(z.extend(photoWire, { is_featured: z.boolean() }), PortfolioPhoto, {
  decode: ({ specialization_id, is_featured, ...rest }) => ({ ...rest, specializationId: specialization_id, isFeatured: is_featured }),
  encode: ({ specializationId, isFeatured, ...rest }) => ({ ...rest, specialization_id: specializationId, is_featured: isFeatured }),
});

const Portfolio = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  specializationId: z.nullable(z.int()),
  /** Null also where the server names only its id. */
  specialization: z.nullable(Specialization),
  photos: z.array(PortfolioPhoto),
});
/** A portfolio as its owner sees it, with photographs or still without any. */
export type Portfolio = z.output<typeof Portfolio>;

const portfolio = z.codec(
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
function foldPortfolio(raw: unknown): unknown {
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
    media: foldPhotos(raw['media']),
  };
}

/** `data` is the list, or `data.portfolios` (ledger CON-26). */
export const listPortfolios = endpoint('listPortfolios', 'GET', '/api/photographer/portfolios', {
  summary: 'The own portfolios with their photographs, those without any too',
  access: 'photographer',
  reply: data(z.array(portfolio)),
  read: (raw) => {
    const list = unwrapList(raw, ['portfolios']);
    return enveloped()(Array.isArray(list) ? list.map(foldPortfolio) : list);
  },
});
