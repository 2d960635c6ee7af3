import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { first, isRecord } from '../contract/unwrap.ts';

const pixels = /^[A-Za-z0-9+/]{32}$/;

export const photoWire = z.object({
  id: z.nullable(z.int()),
  /** The big image, at most 1600 px. */
  url: z.string(),
  /** One between them, at most 960 px; null where there is none. */
  middle: z.nullable(z.string()),
  /** The small one, at most 480 px. */
  thumbnail: z.string(),
  /** The caption that a person has written, never the file name. */
  title: z.nullable(z.string()),
  specialization_id: z.nullable(z.int()),
  /** Pixels of the big image; null when the server sends none. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Dominant colour, `#rrggbb`: the background until the image has loaded. */
  color: z.nullable(z.string()),
  /**
   * The photo as twelve pixels, four by three, shown blurred until the image has loaded: the pixel data of a bitmap of 15 bits a pixel, from the
   * lower left, in base64.
   */
  placeholder: z.nullable(z.string().check(z.regex(pixels))),
});
export const photo = camelCased(photoWire);
/** A photo of a portfolio, as visitors see it. */
export type Photo = z.output<typeof photo>;

/** Normalises any documented spelling of a photo; one without an address is dropped. */
export function normalisePhotos(raw: unknown): unknown[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(isRecord).flatMap((item) => {
    const url = first(item, 'url', 'file_url', 'preview_url', 'thumbnail');
    if (typeof url !== 'string' || url === '') return [];
    return [
      {
        id: item['id'] ?? null,
        url,
        middle: item['middle'] ?? null,
        thumbnail: first(item, 'thumbnail', 'preview_url') ?? url,
        title: item['title'] ?? null,
        file_name: item['file_name'] ?? null,
        description: item['description'] ?? null,
        specialization_id: item['specialization_id'] ?? null,
        is_featured: item['is_featured'] === true || item['is_featured'] === 1,
        width: item['width'] ?? null,
        height: item['height'] ?? null,
        color: item['color'] ?? null,
        // It becomes part of a URL, so anything that is not base64 is dropped.
        placeholder: typeof item['placeholder'] === 'string' && pixels.test(item['placeholder']) ? item['placeholder'] : null,
        created_at: item['created_at'] ?? null,
        portfolio_id: item['portfolio_id'] ?? null,
        version: item['version'],
      },
    ];
  });
}
