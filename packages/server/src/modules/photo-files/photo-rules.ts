import { fileNames, limits, sentences } from '@portal/api';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';

/** The upload rules of photos that come one or many at a time. */
export const photosRules = {
  fields: fileNames,
  maxFiles: limits.photosPerUpload,
  maxBytes: limits.photoMaxBytes,
  about: 'files',
  messages: {
    missing: sentences.photosMissing,
    empty: sentences.photoEmpty,
    tooLarge: sentences.photoSize,
    tooMany: sentences.photosTooMany,
  },
} satisfies UploadRules;

/** The same for calls with a single file. */
export const photoRules = {
  ...photosRules,
  about: 'file',
  messages: { ...photosRules.messages, tooMany: sentences.oneFile },
} satisfies Omit<UploadRules, 'maxFiles'>;
