import { formatBytes } from './formatBytes.ts';
import type { RefusalReason } from './sortFiles.ts';
import { texts, type Words } from '../texts.ts';

export type RefusalWords = Words<'refusedFiles'>;

interface RefusalTextOptions {
  /** The size limit in bytes. */
  maxBytes?: number | undefined;
  words?: Partial<RefusalWords> | undefined;
}

/** Why a file was not accepted, in words. */
export function refusalText(reason: RefusalReason, { maxBytes = 0, words: overrides }: RefusalTextOptions): string {
  const words = { ...texts.refusedFiles, ...overrides };
  return reason === 'size' ? words.size(formatBytes(maxBytes)) : words[reason];
}
