export interface ZipFile {
  name: string;
  /** Bytes. */
  size: number;
}

interface Part {
  number: number;
  total: number;
}

/** What the server has done with the content of an archive. */
interface Work {
  done: number;
  total: number;
  /** How much is done, as text. */
  label: string;
  /** What is known already. */
  text: string;
}

/** The state of an archive's upload (ledger ZIP-17, ZIP-21…31). Percents are 0…100. */
export type ZipUploadState =
  /** `notice`: something to know before choosing, e.g. that an upload was interrupted. */
  | { step: 'choose'; errorMessage?: string | undefined; notice?: string | undefined }
  /** Archives and single files: all of it is sent together. */
  | { step: 'chosen'; files: readonly File[]; notice?: string | undefined }
  | { step: 'preparing'; file: ZipFile }
  | { step: 'initializing'; file: ZipFile }
  /** `part` where the archive is sent in chunks; `notice`: something to know meanwhile, e.g. that it was resumed. */
  | { step: 'uploading'; file: ZipFile; percent: number; part?: Part | undefined; notice?: string | undefined }
  | { step: 'retrying'; file: ZipFile; percent: number; part: Part; attempt: number; attempts: number; notice?: string | undefined }
  /** There is no connection: it resumes by itself. */
  | { step: 'paused'; file: ZipFile; percent: number }
  /** All chunks are sent; the server assembles them. */
  | { step: 'finalizing'; file: ZipFile; work?: Work | undefined }
  | { step: 'processing'; file: ZipFile; work?: Work | undefined }
  /** Cancelling was requested, and whether it is still possible is not known yet. */
  | { step: 'cancelling'; file: ZipFile; percent: number }
  /** `isFruitless`: the archive was stored, but nothing in it matched: that is no success. */
  | { step: 'completed'; file: ZipFile; isFruitless?: boolean | undefined }
  | { step: 'cancelled'; file: ZipFile; percent: number; notice?: string | undefined }
  /** `isFinal`: the same archive will fail again, another one must be chosen. */
  | { step: 'error'; file: ZipFile; percent: number; message: string; isFinal?: boolean | undefined; notice?: string | undefined };

/** The states in which one archive is being sent, or has ended. */
export type ZipUploadOfFile = Exclude<ZipUploadState, { step: 'choose' | 'chosen' }>;
export type ZipUploadMoving = Extract<
  ZipUploadState,
  { step: 'preparing' | 'initializing' | 'uploading' | 'retrying' | 'paused' | 'finalizing' | 'processing' | 'cancelling' }
>;

const moving = new Set<ZipUploadState['step']>([
  'preparing',
  'initializing',
  'uploading',
  'retrying',
  'paused',
  'finalizing',
  'processing',
  'cancelling',
]);

/** An upload is running. */
export const isMoving = (state: ZipUploadState): state is ZipUploadMoving => moving.has(state.step);

/** The progress; 99 while the chunks are assembled, 100 from then on (ledger ZIP-23, ZIP-47, ZIP-48). */
export function percentOf(state: ZipUploadOfFile): number {
  if ('percent' in state) return Math.floor(Math.min(100, Math.max(0, state.percent)));
  if (state.step === 'finalizing') return 99;
  return state.step === 'processing' || state.step === 'completed' ? 100 : 0;
}

/** The opening of the iris at a percent: it grows with the progress (VISUAL §2.1). */
export const openingAt = (percent: number): number => 0.12 + 0.007 * percent;
