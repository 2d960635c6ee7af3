/** The state of one file's upload (ledger PORT-37…44). */
export type UploadState =
  | { step: 'preparing' }
  /** The request is running, nothing has been sent yet. */
  | { step: 'connecting' }
  /** `percent` 0…100; `part` where the file is sent in chunks. */
  | { step: 'uploading'; percent: number; part?: { number: number; total: number } | undefined }
  /** Everything is sent; the server is working. */
  | { step: 'processing' }
  /** `note`: in place of the usual words, for example that the file was there already. */
  | { step: 'success'; note?: string | undefined }
  | { step: 'cancelled' }
  /** Can be retried. */
  | { step: 'error'; message: string }
  /** Refused for good: retrying is useless. */
  | { step: 'refused'; message: string };

export interface Upload {
  id: string;
  name: string;
  /** Bytes; 0 where they are not known. */
  size: number;
  state: UploadState;
  /** The file: an image is shown as a preview in its row. */
  file?: Blob | undefined;
}

export interface UploadCounts {
  total: number;
  done: number;
  /** Failed or cancelled: can be repeated. */
  failed: number;
  refused: number;
  /** Still running. */
  running: number;
}

/** Ends that can be tried again. */
const failures = new Set<UploadState['step']>(['error', 'cancelled']);
/** Whether retrying makes sense: also for cancelled files, not for refused ones. */
export const isFailed = ({ state }: Upload): boolean => failures.has(state.step);
/** Whether it can still be cancelled: also a queued file (`preparing`), and one that is sent and not yet answered. */
export const isRunning = ({ state }: Upload): boolean => !failures.has(state.step) && state.step !== 'success' && state.step !== 'refused';

/** How many are in which state. Each upload counts once besides `total`. */
export function countUploads(uploads: readonly Upload[]): UploadCounts {
  const count = (fits: (upload: Upload) => boolean) => uploads.filter(fits).length;
  return {
    total: uploads.length,
    done: count(({ state }) => state.step === 'success'),
    failed: count(isFailed),
    refused: count(({ state }) => state.step === 'refused'),
    running: count(isRunning),
  };
}

/** How much has been sent, 0…100: by bytes, so that a large file counts more than a small one. Failed files do not count as sent. */
export function sentPercent(uploads: readonly Upload[]): number {
  let all = 0;
  let sent = 0;
  for (const { size, state } of uploads) {
    all += size;
    if (state.step === 'uploading') sent += (size * state.percent) / 100;
    else if (state.step === 'success' || state.step === 'processing') sent += size;
  }
  return all === 0 ? 0 : (sent / all) * 100;
}
