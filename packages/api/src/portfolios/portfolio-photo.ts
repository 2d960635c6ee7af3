import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { version, versionOf } from '../contract/changes/version.ts';
import { photoWire } from '../photographers/photo.ts';

export const portfolioPhoto = camelCased(
  z.extend(photoWire, {
    /** The original file name: for its owner, to distinguish photos without a title. */
    file_name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    /** Shown before the others on the card. */
    is_featured: z.boolean(),
    /** When it was uploaded, ISO 8601. */
    created_at: z.nullable(z.string()),
    portfolio_id: z.nullable(z.int()),
    version,
  }),
  { version: versionOf('title', 'description', 'specialization_id', 'is_featured') },
);
/** A photo as its owner sees it. */
export type PortfolioPhoto = z.output<typeof portfolioPhoto>;
