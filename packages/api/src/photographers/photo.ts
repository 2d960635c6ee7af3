import * as z from 'zod/mini';
import { first, isRecord } from '../contract/unwrap.ts';

const pixels = /^[A-Za-z0-9+/]{32}$/;
const placeholder = z.nullable(z.string().check(z.regex(pixels)));

export const Photo = z.object({
  id: z.nullable(z.int()),
  /** The big image, at most 1600 px. */
  url: z.string(),
  /** One between them, at most 960 px; null where there is none. */
  middle: z.nullable(z.string()),
  /** The small one, at most 480 px. */
  thumbnail: z.string(),
  /** What a person has written under it, never the name of its file. */
  title: z.nullable(z.string()),
  specializationId: z.nullable(z.int()),
  /** Pixels of the big image; null when the server sends none. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Dominant colour, `#rrggbb`: the ground until the image is there. */
  color: z.nullable(z.string()),
  /**
   * The photo as twelve pixels, four by three, to be shown blurred until it is there: what a bitmap of 15 bits a pixel
   * holds behind its header, from the lower left, in base64.
   */
  placeholder,
});
/** A photo of a portfolio, as visitors see it. */
export type Photo = z.output<typeof Photo>;

export const photoWire = z.object({
  id: z.nullable(z.int()),
  url: z.string(),
  middle: z.nullable(z.string()),
  thumbnail: z.string(),
  title: z.nullable(z.string()),
  specialization_id: z.nullable(z.int()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  color: z.nullable(z.string()),
  placeholder,
});

/** Checked once, as it travels: the domain value differs in nothing but a name, and a page of the directory has 48 of them. */
export const photo = z.codec(photoWire, z.custom<Photo>(), {
  decode: ({ specialization_id, ...rest }) => ({ ...rest, specializationId: specialization_id }),
  encode: ({ specializationId, ...rest }) => ({ ...rest, specialization_id: specializationId }),
});

/** Any documented spelling of a media item; one without an address is no photo. */
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
        // It becomes part of an address: whatever else it is, is none.
        placeholder: typeof item['placeholder'] === 'string' && pixels.test(item['placeholder']) ? item['placeholder'] : null,
        created_at: item['created_at'] ?? null,
        portfolio_id: item['portfolio_id'] ?? null,
      },
    ];
  });
}
