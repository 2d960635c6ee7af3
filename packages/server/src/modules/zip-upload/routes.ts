import {
  cancelZipUpload,
  finalizeZipUpload,
  getZipUpload,
  initializeZipUpload,
  sentences,
  uploadZip,
  uploadZipChunk,
  zipLimits,
} from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import { cancel } from './cancel.ts';
import { initialize, takeChunk } from './chunks.ts';
import { finalize } from './finalize.ts';
import { getProgress } from './progress.ts';
import { uploadWhole } from './whole-archive.ts';

const archiveRules = {
  isSummed: false,
  fields: ['zip_file', 'file'],
  maxBytes: zipLimits.maxBytes,
  about: 'zip_file',
  messages: { missing: sentences.zipMissing, empty: sentences.zipEmpty, tooLarge: sentences.zipSize, tooMany: sentences.zipOneFile },
} satisfies Omit<UploadRules, 'maxFiles'>;

const chunkRules = {
  isSummed: false,
  fields: ['chunk', 'file'],
  maxBytes: zipLimits.chunkBytes,
  about: 'chunk',
  messages: {
    missing: sentences.zipChunkMissing,
    empty: sentences.zipChunkSize,
    tooLarge: sentences.zipChunkSize,
    tooMany: sentences.zipChunkMissing,
  },
} satisfies Omit<UploadRules, 'maxFiles'>;

/** Without /api, as the documents write them, and with it (ledger CON-37). */
const both = ({ path }: { path: string }) => ({ alias: `/api${path}` });

export const zipUploadRoutes: readonly Route[] = [
  upload(uploadZip, archiveRules, uploadWhole, { rates: rates.archives, ...both(uploadZip) }),
  call(initializeZipUpload, initialize, { rates: rates.archives, ...both(initializeZipUpload) }),
  upload(uploadZipChunk, chunkRules, takeChunk, { rates: rates.archiveChunks, ...both(uploadZipChunk) }),
  call(finalizeZipUpload, finalize, { rates: rates.archives, ...both(finalizeZipUpload) }),
  call(getZipUpload, getProgress, both(getZipUpload)),
  call(cancelZipUpload, cancel, { rates: rates.archiveCancellations, ...both(cancelZipUpload) }),
];
