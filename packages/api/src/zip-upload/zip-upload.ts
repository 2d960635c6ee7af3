import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { blob, formFlag, normaliseFile } from '../contract/form.ts';
import { zipLimits } from '../contract/limits.ts';
import { notice } from '../contract/notice.ts';
import { first, isRecord, unwrap } from '../contract/unwrap.ts';
import { ZIP_BASE } from '../retouched/retouched.ts';
import { sentences } from '../contract/sentences.ts';
import { data, enveloped, idParams, integerText, requiredText } from '../contract/wire.ts';
import { zipReport } from './zip-report.ts';

const path = `${ZIP_BASE}/upload-zip`;
const maxChunks = Math.ceil(zipLimits.maxBytes / zipLimits.chunkBytes);
/** The id of a whole archive is chosen by its sender: a secret that cannot be guessed. */
const uploadId = z.string().check(z.regex(/^[\w-]{43}$/, sentences.valueInvalid));
/** Whether an upload may have this id: as long as 256 bits, whoever has chosen it. */
export const isUploadId = (id: string): boolean => z.safeDecode(uploadId, id).success;

/** The id of an upload in chunks is the server's, in any form. */
const uploadParams = z.extend(idParams, { uploadId: z.string().check(z.regex(/^\P{Cc}{1,255}$/u, sentences.valueInvalid)) });

/** The photographer wants to look at the photos before clients see them. Absent: they see them at once. */
const reviewFirst = z.optional(formFlag);

const Whole = z.object({
  zip_file: blob,
  /** Chosen by the sender, so that the upload can be cancelled: 43 letters, digits, `_` or `-` that cannot be guessed. */
  uploadId: z.optional(uploadId),
  isReviewFirst: z.optional(z.boolean()),
});

export const uploadZip = endpoint('uploadZip', 'POST', path, {
  summary:
    'A ZIP of retouched photos for an own project, at most 100 MB. Multipart field `zip_file`; with `upload_id` it can be cancelled, and sent again it answers the same; with `review_first` clients see nothing of it until it is shown',
  access: 'photographer',
  takes: 'one',
  params: idParams,
  body: z.codec(z.object({ zip_file: blob, upload_id: z.optional(uploadId), review_first: reviewFirst }), Whole, {
    decode: ({ zip_file, upload_id, review_first }) => ({ zip_file, uploadId: upload_id, isReviewFirst: review_first }),
    encode: ({ zip_file, uploadId: id, isReviewFirst }) => ({
      zip_file,
      ...(id !== undefined && { upload_id: id }),
      ...(isReviewFirst && { review_first: true }),
    }),
  }),
  readBody: (raw) => normaliseFile(raw, 'zip_file'),
  ...zipReport,
});

const NewUpload = z.object({
  filename: z.string(),
  totalSize: z.int(),
  totalChunks: z.int(),
  /** Identifies an archive whose upload was started before, by a fingerprint of the caller; null: not known. */
  fingerprint: z.nullable(z.string()),
  isReviewFirst: z.optional(z.boolean()),
});

const Started = z.object({
  /** Null: the server accepts no chunks, the archive is sent in one request (ledger ZIP-32). */
  uploadId: z.nullable(z.string()),
  /** Chunks of an interrupted upload that it has already. */
  uploadedChunks: z.array(z.int()),
});
/** An upload in chunks that may be resumed. */
export type StartedUpload = z.output<typeof Started>;

export const initializeZipUpload = endpoint('initializeZipUpload', 'POST', `${path}/initialize`, {
  summary:
    'Begin, or go on with, an upload in chunks of 1 MB. The answer names the chunks that are there already. With `review_first` clients see nothing of it until it is shown',
  access: 'photographer',
  sends: 'multipart',
  params: idParams,
  body: z.codec(
    z.object({
      filename: requiredText(zipLimits.filenameLength, sentences.zipName, sentences.zipName),
      // An archive that is too large is refused with 413, as in one request.
      total_size: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.zipSize }),
      total_chunks: integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.zipPlan }),
      fingerprint: z.optional(z.string().check(z.maxLength(100, sentences.valueInvalid))),
      review_first: reviewFirst,
    }),
    NewUpload,
    {
      decode: ({ total_size, total_chunks, fingerprint, review_first, ...rest }) => ({
        ...rest,
        totalSize: total_size,
        totalChunks: total_chunks,
        fingerprint: fingerprint || null,
        isReviewFirst: review_first,
      }),
      encode: ({ totalSize, totalChunks, fingerprint, isReviewFirst, ...rest }) => ({
        ...rest,
        total_size: totalSize,
        total_chunks: totalChunks,
        ...(fingerprint !== null && { fingerprint }),
        ...(isReviewFirst && { review_first: true }),
      }),
    },
  ),
  reply: data(
    z.codec(z.object({ upload_id: z.nullable(z.string()), uploaded_chunks: z.array(z.int()) }), Started, {
      decode: ({ upload_id, uploaded_chunks }) => ({ uploadId: upload_id, uploadedChunks: uploaded_chunks }),
      encode: ({ uploadId, uploadedChunks }) => ({ upload_id: uploadId, uploaded_chunks: uploadedChunks }),
    }),
  ),
  read: (raw) => {
    const body = unwrap(raw);
    const fields = isRecord(body) ? body : {};
    const id = first(fields, 'upload_id', 'uploadId');
    const known = first(fields, 'uploaded_chunks', 'uploadedChunks');
    return enveloped()({ upload_id: typeof id === 'number' ? String(id) : id || null, uploaded_chunks: Array.isArray(known) ? known : [] });
  },
});

const Chunk = z.object({ chunk: blob, index: z.int() });

export const uploadZipChunk = endpoint('uploadZipChunk', 'POST', `${path}/:uploadId/chunk`, {
  summary: 'One chunk of an archive, counted from 0. Sending it again changes nothing',
  access: 'photographer',
  takes: 'one',
  params: uploadParams,
  body: z.codec(
    z.object({ chunk: blob, chunk_index: integerText({ min: 0, max: maxChunks - 1, error: sentences.zipChunkIndex }) }),
    Chunk,
    {
      decode: ({ chunk, chunk_index }) => ({ chunk, index: chunk_index }),
      encode: ({ chunk, index }) => ({ chunk, chunk_index: index }),
    },
  ),
  readBody: (raw) => normaliseFile(raw, 'chunk'),
  reply: data(z.object({ message: z.string() })),
  read: () => enveloped()({ message: sentences.done }),
});

const Sent = z.object({ totalChunks: z.int(), uploadedChunks: z.array(z.int()) });

/** The caller counts too; what the server has counts. */
export const finalizeZipUpload = endpoint('finalizeZipUpload', 'POST', `${path}/:uploadId/finalize`, {
  summary: 'Put the chunks together and read the archive. Asking again answers the same. 409 while chunks are missing',
  access: 'photographer',
  params: uploadParams,
  body: z.codec(
    z.object({ total_chunks: z.int(), uploaded_chunks: z.array(z.int()).check(z.maxLength(maxChunks, sentences.zipPlan)) }),
    Sent,
    {
      decode: ({ total_chunks, uploaded_chunks }) => ({ totalChunks: total_chunks, uploadedChunks: uploaded_chunks }),
      encode: ({ totalChunks, uploadedChunks }) => ({ total_chunks: totalChunks, uploaded_chunks: uploadedChunks }),
    },
  ),
  ...zipReport,
});

const Progress = z.object({
  /** Files that are stored, or refused. */
  done: z.int(),
  total: z.int(),
  /** Files of this archive whose names match photos of the project: known before they are read. */
  matched: z.int(),
});
/** How far an archive has been read. */
export type ZipProgress = z.output<typeof Progress>;

export const getZipUpload = endpoint('getZipUpload', 'GET', `${path}/:uploadId`, {
  summary: 'How far an archive has been read, in chunks or whole: `done` of `total` files. Null: not begun yet, or over',
  access: 'photographer',
  params: uploadParams,
  reply: data(z.object({ progress: z.nullable(Progress) })),
  read: (raw) => {
    const body = unwrap(raw);
    return enveloped()({ progress: null, ...(isRecord(body) ? body : {}) });
  },
});

/** Either this call or the end of the read comes first: then nothing is stored, or it is too late. */
export const cancelZipUpload = endpoint('cancelZipUpload', 'DELETE', `${path}/:uploadId`, {
  summary:
    'Cancel an upload, in chunks or whole, also while it is read: nothing of it is stored then. 409 when its photos are stored already',
  access: 'photographer',
  params: uploadParams,
  ...notice,
});
