import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { blob, fieldsOfFiles, fileFields, filesOf, normaliseFiles } from '../contract/form.ts';
import { zipReport } from '../zip-upload/zip-report.ts';

/** In a file of its own: only a retoucher's page needs this call. */
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
