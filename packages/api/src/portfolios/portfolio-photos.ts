import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blob, fieldsOfFiles, fileFields, filesOf, normaliseFiles, normaliseSpecialization, formId, withFile } from '../contract/form.ts';
import { limits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { normalisePhotos } from '../photographers/photo.ts';
import { portfolioPhoto } from './portfolio-photo.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { sentences } from '../contract/sentences.ts';
import { changedText, data, enveloped, idParams, integerText, optionalText } from '../contract/wire.ts';

const path = '/api/photographer/portfolios/:id/media';
const photoParams = z.extend(idParams, {
  mediaId: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid }),
});
const title = optionalText(limits.nameLength, sentences.titleLength);

const addedPhotos = camelCased(
  z.object({
    /** All photos of the upload in its order, including those that existed already. */
    media: z.array(portfolioPhoto),
    /** Ids of those that the portfolio had already: the same file twice stays one photo. */
    repeated: z.array(z.int()),
  }),
  { media: 'photos' },
);
/** The result of an upload. */
export type AddedPhotos = z.output<typeof addedPhotos>;

const added = {
  reply: data(addedPhotos),
  /** A list, a list under `media`, or a single photo. */
  read: (raw: unknown): unknown => {
    const body = unwrap(raw);
    const fields = isRecord(body) ? body : {};
    const media = Array.isArray(body) ? body : Array.isArray(fields['media']) ? fields['media'] : [body];
    return enveloped()({ media: normalisePhotos(media), repeated: fields['repeated'] ?? [] });
  },
};

const NewPhotos = z.object({
  portfolioId: z.nullable(z.int()),
  /** Null: they have none. */
  title: z.nullable(z.string()),
  /** Null: that of the portfolio. */
  specializationId: z.nullable(z.int()),
  files: z.array(blob),
});

export const addPhotos = endpoint('addPhotos', 'POST', path, {
  summary: 'Photos for an own portfolio, all or none. Multipart field `file`, several as `file[]`: JPEG, PNG or WebP',
  access: 'photographer',
  takes: 'several',
  params: idParams,
  body: z.codec(z.object({ ...fileFields, title, portfolio_id: formId, specialization_id: formId }), NewPhotos, {
    decode: ({ portfolio_id, title: named, specialization_id, ...files }) => ({
      portfolioId: portfolio_id ?? null,
      title: named,
      specializationId: specialization_id ?? null,
      files: filesOf(files),
    }),
    encode: ({ portfolioId, title: named, specializationId, files }) => ({
      ...(portfolioId === null ? {} : { portfolio_id: portfolioId }),
      // A photo without a title still has the field (ledger API-42).
      title: named ?? '',
      ...(specializationId === null ? {} : { specialization_id: specializationId }),
      ...fieldsOfFiles(files),
    }),
  }),
  readBody: (raw) => normaliseFiles(normaliseSpecialization(raw)),
  ...added,
});

const StoredFile = z.object({
  /** The address that `uploadFile` answered. */
  fileUrl: z.string(),
  title: z.nullable(z.string()),
  specializationId: z.nullable(z.int()),
  isFeatured: z.boolean(),
});

/** The same call as JSON, distinguished by its media type (ledger CON-31). */
export const attachPhoto = endpoint('attachPhoto', 'POST', path, {
  summary: 'Make a file of `uploadFile` a photo of an own portfolio',
  withoutScreen: 'the form uploads photos themselves (ledger CON-31)',
  access: 'photographer',
  params: idParams,
  body: z.codec(
    z.object({
      file_url: z
        .string(sentences.fileUnknown)
        .check(z.minLength(1, sentences.fileUnknown), z.maxLength(limits.addressLength, sentences.fileUnknown)),
      metadata: z.object({ title, specialization_id: z.nullish(z.int()), is_featured: z.nullish(z.boolean()) }),
    }),
    StoredFile,
    {
      decode: ({ file_url, metadata }) => ({
        fileUrl: file_url,
        title: metadata.title,
        specializationId: metadata.specialization_id ?? null,
        isFeatured: metadata.is_featured ?? false,
      }),
      encode: ({ fileUrl, specializationId, isFeatured, ...rest }) => ({
        file_url: fileUrl,
        metadata: { ...rest, specialization_id: specializationId, is_featured: isFeatured },
      }),
    },
  ),
  readBody: (raw) => (isRecord(raw) ? { ...raw, metadata: normaliseSpecialization(raw['metadata'] ?? {}) } : raw),
  ...added,
});

/** Absent fields stay as they are. */
const PhotoChanges = z.object({
  title: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  specializationId: z.optional(z.nullable(z.int())),
  isFeatured: z.optional(z.boolean()),
});
export type PhotoChanges = z.output<typeof PhotoChanges>;

/** The call behind photo editing, which the specification leaves out (ledger OPEN-42). */
export const updatePhoto = endpoint('updatePhoto', 'PUT', `${path}/:mediaId`, {
  summary:
    'Change the title, the specialization or the featured flag of an own photo; what is not sent stays. 409 with the photo when it has changed meanwhile',
  access: 'photographer',
  params: photoParams,
  isVersioned: true,
  body: z.codec(
    z.object({
      title: changedText(limits.nameLength, sentences.titleLength),
      description: changedText(limits.portfolioDescriptionLength, sentences.descriptionLength),
      specialization_id: z.nullish(z.int()),
      is_featured: z.optional(z.boolean()),
    }),
    PhotoChanges,
    {
      decode: ({ specialization_id, is_featured, ...rest }) => ({ ...rest, specializationId: specialization_id, isFeatured: is_featured }),
      encode: ({ specializationId, isFeatured, ...rest }) => ({ ...rest, specialization_id: specializationId, is_featured: isFeatured }),
    },
  ),
  readBody: (raw) => (isRecord(raw) ? { ...raw, ...namedSpecialization(raw), is_featured: first(raw, 'is_featured', 'isFeatured') } : raw),
  reply: data(portfolioPhoto),
  read: (raw) => {
    const [photo] = normalisePhotos([unwrap(raw)]);
    return enveloped()(photo);
  },
});

/** Only if it is present: null removes the specialization. */
function namedSpecialization(raw: Record<string, unknown>): Record<string, unknown> {
  const name = ['specialization_id', 'specializationId', 'category_id'].find((one) => one in raw);
  return name ? { specialization_id: raw[name] } : {};
}

export const movePhotos = endpoint('movePhotos', 'POST', `${path}/move`, {
  summary: 'Photos of an own portfolio go behind those of another one, all or none. What that holds already stays, and is `repeated`',
  access: 'photographer',
  params: idParams,
  body: camelCased(
    z.object({
      /** The portfolio that they are moved to. */
      portfolio_id: z.int(sentences.portfolioRequired),
      media_ids: z
        .array(z.int(), { error: sentences.photosUnchosen })
        .check(z.minLength(1, sentences.photosUnchosen), z.maxLength(limits.photosPerPortfolio, sentences.photosFull)),
    }),
    { media_ids: 'photoIds' },
  ),
  ...added,
});

export const deletePhoto = endpoint('deletePhoto', 'DELETE', `${path}/:mediaId`, {
  summary: 'Delete an own photo and its files',
  access: 'photographer',
  params: photoParams,
  ...notice,
});

/** Stored until a portfolio takes it, for a day at most (ledger OPEN-50). */
export const uploadFile = endpoint('uploadFile', 'POST', '/api/photographer/files', {
  summary: 'Store a photo for `attachPhoto`. Multipart field `file`. The answer must hold its `url`',
  withoutScreen: 'the form uploads photos themselves (ledger CON-31)',
  access: 'photographer',
  takes: 'one',
  body: z.object({ file: blob }),
  readBody: (raw) => withFile(normaliseFiles(raw)),
  reply: data(z.object({ url: z.string().check(z.minLength(1)) })),
  read: (raw) => {
    const body = unwrap(raw);
    return enveloped()(isRecord(body) ? { url: body['url'] } : body);
  },
});
