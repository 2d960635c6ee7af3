import { RequestError } from '@portal/api';
import { report } from '../../../common/uploads/match-report/testing/report.ts';
import type { Job } from '../jobs.ts';
import type { UploadEvent } from '../next.ts';

/** The answers of a working server. */
export function successOf(job: Job): UploadEvent {
  switch (job.kind) {
    case 'prepare':
      return { type: 'prepared', fingerprint: 'f' };
    case 'initialize':
      return { type: 'initialized', uploadId: 'u', uploadedChunks: [] };
    case 'chunk':
      return { type: 'sent', index: job.index };
    case 'wait':
      return { type: 'waited', index: job.index };
    case 'settle':
      return { type: 'settled' };
    case 'look':
      return { type: 'looked', progress: null };
    case 'cancel':
      return { type: 'withdrawn' };
    default:
      return { type: 'finished', report };
  }
}

/** The answer of a server that has not got all chunks. */
export const missing = RequestError.refused(409, { errors: { uploaded_chunks: ['missing chunks'] } });
