import * as z from 'zod/mini';
import { first, isRecord } from '../contract/unwrap.ts';

const address = z.nullable(z.string());
const properties = z.record(z.string(), z.unknown());

const Addresses = z.object({ thumb: address, medium: address, original: address });
/** Addresses of a private image, small to large. They work for an hour at most: then the list is requested again (ledger OPEN-70). */
export type ImageAddresses = z.output<typeof Addresses>;

const Size = { width: z.nullable(z.int()), height: z.nullable(z.int()), color: z.nullable(z.string()) };

export const OrderImage = z.object({
  id: z.int(),
  /** The name of the file, in Unicode NFC. Two photos may share it. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** When it was uploaded, ISO 8601. */
  createdAt: z.string(),
  url: address,
  thumbnailUrl: address,
  urls: Addresses,
  /** What other programs store with it. */
  customProperties: properties,
  /** Pixels of the original and its dominant colour, where the server sends them. */
  ...Size,
});
/** A photo of an order. */
export type OrderImage = z.output<typeof OrderImage>;

const wire = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  created_at: z.string(),
  url: address,
  thumbnail_url: address,
  urls: Addresses,
  custom_properties: properties,
  ...Size,
});

export const orderImage = z.codec(wire, OrderImage, {
  decode: ({ created_at, thumbnail_url, custom_properties, ...rest }) => ({
    ...rest,
    createdAt: created_at,
    thumbnailUrl: thumbnail_url,
    customProperties: custom_properties,
  }),
  encode: ({ createdAt, thumbnailUrl, customProperties, ...rest }) => ({
    ...rest,
    created_at: createdAt,
    thumbnail_url: thumbnailUrl,
    custom_properties: customProperties,
  }),
});

/** Any documented spelling of a photo of an order; addresses that it leaves out are null. */
export function normaliseOrderImage(raw: unknown): unknown {
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
  };
}

/** The addresses to try for a small image, best first (D2 §4): each is given once. */
export function thumbnailAddresses({ urls, thumbnailUrl, url }: Pick<OrderImage, 'urls' | 'thumbnailUrl' | 'url'>): string[] {
  const all = [urls.thumb, urls.medium, urls.original, thumbnailUrl, url];
  return [...new Set(all.filter((one) => one !== null))];
}
