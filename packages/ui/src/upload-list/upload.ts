/** Where one file stands on its way (ledger PORT-37…44). */
export type UploadState =
  | { step: 'preparing' }
  /** The request is open, nothing has gone through it yet. */
  | { step: 'connecting' }
  /** `percent` 0…100; `part` where the file goes in pieces. */
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

/** The three ends that are no success. */
const failures = new Set<UploadState['step']>(['error', 'cancelled']);
export const isFailed = ({ state }: Upload): boolean => failures.has(state.step);
export const isRunning = ({ state }: Upload): boolean => !failures.has(state.step) && state.step !== 'success' && state.step !== 'refused';

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

/** How much of all the work is behind us, 0…100: by bytes, so that one large file does not look like one small one. */
export function overallPercent(uploads: readonly Upload[]): number {
  let all = 0;
  let gone = 0;
  for (const upload of uploads) {
    const { size, state } = upload;
    all += size;
    if (state.step === 'uploading') gone += (size * state.percent) / 100;
    else if (!isRunning(upload) || state.step === 'processing') gone += size;
  }
  return all === 0 ? 0 : (gone / all) * 100;
}
