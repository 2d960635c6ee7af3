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
import { perPerson } from '../../http/security/rate-limits.ts';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import { cancel } from './cancel.ts';
import { initialize, takeChunk } from './chunks.ts';
import { finalize } from './finalize.ts';
import { getProgress } from './progress.ts';
import * as service from './service.ts';

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

/** Ten full archives in ten minutes, with every chunk sent three times. */
const chunkRates = { rates: perPerson('zip chunks', 3_000, 10 * 60_000) };
const cancelRates = { rates: perPerson('zip cancellations', 60, 10 * 60_000) };
const archiveRates = { rates: perPerson('zip archives', 60, 10 * 60_000) };

/** Without /api, as the documents write them, and with it (ledger CON-37). */
const both = ({ path }: { path: string }) => ({ alias: `/api${path}` });

export const zipUploadRoutes: readonly Route[] = [
  upload(uploadZip, archiveRules, service.uploadZip, { ...archiveRates, ...both(uploadZip) }),
  call(initializeZipUpload, initialize, { ...archiveRates, ...both(initializeZipUpload) }),
  upload(uploadZipChunk, chunkRules, takeChunk, { ...chunkRates, ...both(uploadZipChunk) }),
  call(finalizeZipUpload, finalize, { ...archiveRates, ...both(finalizeZipUpload) }),
  call(getZipUpload, getProgress, both(getZipUpload)),
  call(cancelZipUpload, cancel, { ...cancelRates, ...both(cancelZipUpload) }),
];
