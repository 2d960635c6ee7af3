/** The state of one file's upload (ledger PORT-37…44). */
export type UploadState =
  | { step: 'preparing' }
  /** The request is open, nothing has gone through it yet. */
  | { step: 'connecting' }
  /** `percent` 0…100; `part` where the file goes in chunks. */
  | { step: 'uploading'; percent: number; part?: { number: number; total: number } | undefined }
  /** Everything is sent; the other side is at work. */
  | { step: 'processing' }
  | { step: 'success' }
  | { step: 'cancelled' }
  /** May be tried again. */
  | { step: 'error'; message: string }
  /** Will never be taken: trying again makes no sense. */
  | { step: 'refused'; message: string };

export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: UploadState;
  /** What is sent: an image shows itself in its row. */
  file?: Blob | undefined;
}

export interface UploadCounts {
  total: number;
  done: number;
  /** Failed or cancelled: can be repeated. */
  failed: number;
  refused: number;
  /** Still on their way. */
  running: number;
}

/** Ends that can be tried again. */
const failures = new Set<UploadState['step']>(['error', 'cancelled']);
/** Whether trying again makes sense: also what was cancelled, not what was refused. */
export const isFailed = ({ state }: Upload): boolean => failures.has(state.step);
/** Whether it still can be cancelled: also what waits for its turn (`preparing`), and what is sent and not yet answered. */
export const isRunning = ({ state }: Upload): boolean => !failures.has(state.step) && state.step !== 'success' && state.step !== 'refused';

/** How many stand where. Each upload counts once beside `total`. */
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

/** How much has been sent, 0…100: by bytes, so that a large file does not look like a small one. What failed is not sent. */
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
