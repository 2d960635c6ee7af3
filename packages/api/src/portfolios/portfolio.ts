import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { version, versionOf } from '../contract/changes/version.ts';
import { normalisePhotos } from '../photographers/photo.ts';
import { portfolioPhoto } from './portfolio-photo.ts';
import { readable } from '../contract/readable.ts';
import { first, isRecord } from '../contract/unwrap.ts';
import { specialization } from '../reference/specializations.ts';

export const portfolio = camelCased(
  z.object({
    id: z.int(),
    title: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    specialization_id: z.nullable(z.int()),
    /** Null also where the server names only its id. */
    specialization: z.nullable(specialization),
    media: readable(portfolioPhoto, 'empty'),
    version,
  }),
  {
    media: 'photos',
    name: ({ title }: { title: string }) => title,
    version: versionOf('title', 'description', 'specialization_id'),
  },
);
/** A portfolio as its owner sees it, with photos or still without any. */
export type Portfolio = z.output<typeof portfolio>;

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
    version: raw['version'],
  };
}
