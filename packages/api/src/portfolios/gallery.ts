import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blob, normaliseFiles, withFile } from '../contract/form.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { each, first, isRecord, unwrap } from '../contract/unwrap.ts';
import { readable } from '../contract/readable.ts';
import { sentences } from '../contract/sentences.ts';
import { changedText, data, enveloped, idParams, integerText, optionalText } from '../contract/wire.ts';

const path = '/api/photographer/gallery';

const image = camelCased(
  z.object({
    id: z.int(),
    /** The big image, at most 1600 px. */
    url: z.string(),
    /** The small one, at most 480 px. */
    thumbnail: z.string(),
    title: z.nullable(z.string()),
    description: z.nullable(z.string()),
    created_at: z.nullable(z.string()),
  }),
);
/** An image of the photographer's own gallery, which visitors do not see. */
export type GalleryImage = z.output<typeof image>;

function normaliseImage(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const url = first(raw, 'url', 'file_url', 'preview_url');
  return {
    id: raw['id'],
    url,
    thumbnail: first(raw, 'thumbnail', 'preview_url') ?? url,
    title: raw['title'] ?? null,
    description: raw['description'] ?? null,
    created_at: raw['created_at'] ?? null,
  };
}
const one = { reply: data(image), read: (raw: unknown): unknown => enveloped(normaliseImage)(unwrap(raw)) };

const page = camelCased(z.object({ data: readable(image), page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }), {
  data: 'items',
  limit: 'perPage',
  totalPages: 'pages',
});
/** One page of the gallery, the newest images first. */
export type GalleryPage = z.output<typeof page>;

/** The paging is beside the list, with or without an envelope around both. */
function normalisePage(raw: unknown): unknown {
  const outer = isRecord(raw) ? raw : {};
  const fields = isRecord(outer['data']) ? outer['data'] : outer;
  const list = fields['data'];
  const limit = fields['limit'] ?? limits.galleryPageSize;
  return {
    data: each(list, normaliseImage),
    page: fields['page'] ?? 1,
    limit,
    total: fields['total'],
    totalPages: fields['totalPages'] ?? Math.max(1, Math.ceil(Number(fields['total']) / Number(limit))),
  };
}

const GalleryQuery = z.object({ page: z.int(), limit: z.int() });

/** The paths of the gallery are our own: the specification has none (ledger OPEN-15). */
export const listGallery = endpoint('listGallery', 'GET', path, {
  summary: 'One page of the caller’s gallery, the newest images first',
  withoutScreen: 'the specification describes no screen of the gallery (ledger OPEN-15)',
  access: 'photographer',
  query: z.codec(
    z.object({
      page: z.optional(integerText({ min: 1, max: limits.galleryPageMax, error: sentences.pageInvalid })),
      limit: z.optional(integerText({ min: 1, max: limits.galleryPageSizeMax, error: sentences.galleryLimitInvalid })),
    }),
    GalleryQuery,
    { decode: (query) => ({ page: query.page ?? 1, limit: query.limit ?? limits.galleryPageSize }), encode: (query) => query },
  ),
  reply: data(page),
  read: (raw) => enveloped()(normalisePage(raw)),
});

export const uploadGalleryImage = endpoint('uploadGalleryImage', 'POST', path, {
  summary: 'An image for the caller’s gallery. Multipart field `file`: JPEG, PNG or WebP',
  withoutScreen: 'the specification describes no screen of the gallery (ledger OPEN-15)',
  access: 'photographer',
  takes: 'one',
  body: z.object({
    file: blob,
    title: optionalText(limits.nameLength, sentences.titleLength),
    description: optionalText(limits.portfolioDescriptionLength, sentences.descriptionLength),
  }),
  readBody: (raw) => withFile(normaliseFiles(raw)),
  ...one,
});

export const updateGalleryImage = endpoint('updateGalleryImage', 'PUT', `${path}/:id`, {
  summary: 'Change the texts of an own image; what is not sent stays',
  withoutScreen: 'the specification describes no screen of the gallery (ledger OPEN-15)',
  access: 'photographer',
  params: idParams,
  body: z.object({
    title: changedText(limits.nameLength, sentences.titleLength),
    description: changedText(limits.portfolioDescriptionLength, sentences.descriptionLength),
  }),
  ...one,
});

export const deleteGalleryImage = endpoint('deleteGalleryImage', 'DELETE', `${path}/:id`, {
  summary: 'Delete an own image and its files',
  withoutScreen: 'the specification describes no screen of the gallery (ledger OPEN-15)',
  access: 'photographer',
  params: idParams,
  ...notice,
});
