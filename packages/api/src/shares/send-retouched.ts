import * as z from 'zod/mini';
import { sentences } from '../contract/sentences.ts';
import { integerText } from '../contract/wire.ts';
import { notice } from '../contract/notice.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blob, fieldsOfFiles, fileFields, filesOf, normaliseFiles } from '../contract/form.ts';
import { zipReport } from '../zip-upload/zip-report.ts';

/** In a file of their own: only a retoucher's page needs these calls. */
export const sendRetouched = endpoint('sendRetouched', 'POST', '/api/shared/retouched', {
  summary:
    'Retouched photos for the project of a retoucher’s share: one ZIP, loose images, or both, at most 100 MB together. Multipart field `file`, or `file[]` several times. 403 for a client',
  access: 'retoucher',
  takes: 'several',
  body: z.codec(z.object(fileFields), z.object({ files: z.array(blob) }), {
    decode: (fields) => ({ files: filesOf(fields) }),
    encode: ({ files }) => fieldsOfFiles(files),
  }),
  readBody: normaliseFiles,
  ...zipReport,
});

const anyId = integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.idInvalid });

export const takeBackRetouched = endpoint('takeBackRetouched', 'DELETE', '/api/shared/retouched/:photoId/:versionId', {
  summary:
    'Take back a version of a retouched photo that was sent by this share, before it is published: its file is deleted. 404 for all others and the second time, 409 once it was published or answered, and for the last one of a photo that is held back',
  access: 'retoucher',
  params: z.object({ photoId: anyId, versionId: anyId }),
  ...notice,
});
