import { isZip } from '../../../common/index.ts';
import { linkLimits, sentences, zipLimits, sendSentences } from '@portal/api';

/** Why the server would refuse these files together, checked before the upload; null: it accepts them. */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  if (files.filter(isZip).length > 1) return sentences.zipOneFile;
  if (files.length > linkLimits.filesAtOnce) return sendSentences.filesTooMany;
  return files.reduce((sum, { size }) => sum + size, 0) > zipLimits.maxBytes ? sendSentences.filesTooLarge : null;
}
