import type { FastifyBaseLogger } from 'fastify';
import type { DownloadLimit } from '../http/limits/download-limit.ts';
import type { UploadLimit } from '../http/limits/upload-limit.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { TokenCipher } from '../platform/encrypt-tokens.ts';
import type { CardCodes } from '../platform/sign-cards.ts';
import type { Passes } from '../platform/sign-passes.ts';
import type { PrivateAddresses } from '../platform/sign-addresses.ts';
import type { AppOptions, Ports } from '../platform/ports.ts';
import type { ShareReads } from './open-share.ts';

/** What every handler receives besides the request: the ports and the few settings that rules depend on. */
export interface Context extends Ports, Pick<AppOptions, 'publicUrl' | 'editorUrl' | 'productUrl' | 'tutorials'> {
  log: FastifyBaseLogger;
  /** Signs the addresses of private files. */
  addresses: PrivateAddresses;
  /** Reads for the pages of shares. */
  shareReads: ShareReads;
  /** Signs the passes which prove that the PIN of a share was entered. */
  passes: Passes;
  /** Signs the codes of the cards of pupils. */
  cardCodes: CardCodes;
  /** Encrypts the addresses of shares, so that their photographer can copy them again. */
  shareTokens: TokenCipher;
  /** Folder for unfinished files. */
  uploads: string;
  uploadLimit: UploadLimit;
  downloadLimit: DownloadLimit;
  /** Aborts when the server stops: long work ends then and leaves nothing behind. */
  shutdownSignal: AbortSignal;
  /** Runs a task after the answer. A failure is logged and changes nothing for the caller; if the process is killed, the task is lost. */
  afterwards: (task: () => Promise<void>) => void;
  /** Removes the files of deleted rows after the answer. Concurrent calls share the work. */
  removePendingFiles: () => void;
  /** Stores a job that must be done after the answer in any case: by this process, or by another one. */
  enqueue: (job: NewJob) => Promise<void>;
  /** Runs the waiting jobs at once. */
  beginWork: () => void;
}
