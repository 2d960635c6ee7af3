import type { Upload, UploadState } from '@portal/ui';

/** Events of one file's upload. */
export type UploadEvent =
  /** Its request was started. */
  | { type: 'open' }
  /** `share` of it has been sent, 0…1; it is the `number`th of `total` (ledger CON-63). */
  | { type: 'progress'; share: number; number: number; total: number }
  /** `note`: see `UploadState`. */
  | { type: 'succeed'; note?: string | undefined }
  /** Trying again may help. */
  | { type: 'fail'; message: string }
  /** Trying again is useless. */
  | { type: 'refuse'; message: string }
  | { type: 'cancel' }
  | { type: 'retry' }
  /** The connection was lost: the file is sent again when it is back. */
  | { type: 'wait' };

type Step = UploadState['step'];

/** Which events are valid in which state; all others change nothing. */
const accepted: Record<Step, readonly UploadEvent['type'][]> = {
  preparing: ['open', 'cancel'],
  connecting: ['progress', 'succeed', 'fail', 'refuse', 'cancel', 'wait'],
  uploading: ['progress', 'succeed', 'fail', 'refuse', 'cancel', 'wait'],
  processing: ['succeed', 'fail', 'refuse', 'cancel', 'wait'],
  success: [],
  cancelled: ['retry'],
  error: ['retry'],
  refused: [],
};

const plain = {
  open: { step: 'connecting' },
  cancel: { step: 'cancelled' },
  retry: { step: 'preparing' },
  wait: { step: 'preparing' },
} as const;

function after(event: UploadEvent): UploadState {
  switch (event.type) {
    case 'progress':
      if (event.share >= 1) return { step: 'processing' };
      return { step: 'uploading', percent: Math.floor(event.share * 100), part: { number: event.number, total: event.total } };
    case 'succeed':
      return { step: 'success', ...(event.note !== undefined && { note: event.note }) };
    case 'fail':
      return { step: 'error', message: event.message };
    case 'refuse':
      return { step: 'refused', message: event.message };
    default:
      return plain[event.type];
  }
}

const isSame = (one: UploadState, other: UploadState): boolean =>
  one.step === 'uploading' && other.step === 'uploading' && one.percent === other.percent && one.part?.total === other.part?.total;

/** The next state of a file (ledger PORT-37…44). The same object where nothing has changed, so that its row is not re-rendered. */
export function next(state: UploadState, event: UploadEvent): UploadState {
  if (!accepted[state.step].includes(event.type)) return state;
  const changed = after(event);
  return isSame(state, changed) ? state : changed;
}

/** Whether its request is running. */
export const isRunning = ({ state }: Upload): boolean =>
  state.step === 'connecting' || state.step === 'uploading' || state.step === 'processing';
/** Whether it is queued. */
export const isWaiting = ({ state }: Upload): boolean => state.step === 'preparing';
/** Whether the upload of a file has not ended. */
export const isUploading = (upload: Upload): boolean => isRunning(upload) || isWaiting(upload);
