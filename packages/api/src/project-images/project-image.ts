import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { limits } from '../contract/limits.ts';
import { first, isRecord } from '../contract/unwrap.ts';

const address = z.nullable(z.string());

const Addresses = z.object({ thumb: address, medium: address, original: address });
/** Addresses of a private image, small to large. They are valid for an hour at most: then the list is requested again (ledger OPEN-70). */
export type ImageAddresses = z.output<typeof Addresses>;

/** What its owner thinks of a photo: to be kept, or rejected. Nobody else sees it. */
export const imageMarks = ['keep', 'reject'] as const;
export type ImageMark = (typeof imageMarks)[number];

export const projectImage = camelCased(
  z.object({
    id: z.int(),
    /** The file name, in Unicode NFC; with a number when another photo of the project had it. */
    name: z.string(),
    /** Bytes. */
    size: z.int(),
    /** When it was uploaded, ISO 8601. */
    created_at: z.string(),
    url: address,
    thumbnail_url: address,
    urls: Addresses,
    /** Metadata that other programs store with it. */
    custom_properties: z.record(z.string(), z.unknown()),
    /** Pixels of the original and its dominant colour, where the server sends them. */
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    color: z.nullable(z.string()),
    /** The group of the project that it was put into; null: none. */
    group_id: z.nullable(z.int()),
    /** When it was taken by the clock of the camera, without a zone: `2026-05-14T10:31:07.250`. Null where the file does not say. */
    taken_at: z.nullable(z.string()),
    /** Null: not marked. */
    mark: z.nullable(z.enum(imageMarks)),
    /** Stars, 1 to 5; 0: none. */
    rating: z.int(),
    /** It shows the card of a pupil, by which others are sorted: nobody else sees it, and it does not count. */
    is_card: z.boolean(),
  }),
);
/** A photo of a project. */
export type ProjectImage = z.output<typeof projectImage>;

/** Normalises any documented spelling of a photo of a project; missing addresses are null. */
export function normaliseProjectImage(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const urls = isRecord(raw['urls']) ? raw['urls'] : {};
  return {
    id: raw['id'],
    name: first(raw, 'name', 'filename', 'file_name') ?? '',
    size: raw['size'] ?? 0,
    created_at: first(raw, 'created_at', 'createdAt') ?? '',
    url: raw['url'] || null,
    thumbnail_url: first(raw, 'thumbnail_url', 'thumbnailUrl') || null,
    urls: { thumb: urls['thumb'] || null, medium: urls['medium'] || null, original: urls['original'] || null },
    custom_properties: isRecord(raw['custom_properties']) ? raw['custom_properties'] : {},
    width: raw['width'] ?? null,
    height: raw['height'] ?? null,
    color: raw['color'] ?? null,
    group_id: raw['group_id'] ?? null,
    taken_at: first(raw, 'taken_at', 'takenAt') || null,
    mark: imageMarks.find((one) => one === raw['mark']) ?? null,
    rating: ratingOf(raw['rating']),
    is_card: raw['is_card'] === true,
  };
}

const ratingOf = (raw: unknown): number => (Number.isInteger(raw) ? Math.min(Math.max(Number(raw), 0), limits.imageRating) : 0);

/** The addresses to try for a small image, best first (D2 §4), without duplicates. */
export function thumbnailAddresses({ urls, thumbnailUrl, url }: Pick<ProjectImage, 'urls' | 'thumbnailUrl' | 'url'>): string[] {
  const all = [urls.thumb, urls.medium, urls.original, thumbnailUrl, url];
  return [...new Set(all.filter((one) => one !== null))];
}
