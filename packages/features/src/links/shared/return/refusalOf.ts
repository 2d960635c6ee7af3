import { linkLimits, linkSentences, sentences, zipLimits } from '@portal/api';

const isZip = ({ name }: Pick<File, 'name'>): boolean => /\.zip$/i.test(name);

/** Why the server would refuse these files together, said before they travel; null: it takes them. */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  if (files.filter(isZip).length > 1) return sentences.zipOneFile;
  if (files.length > linkLimits.filesAtOnce) return linkSentences.filesTooMany;
  return files.reduce((sum, { size }) => sum + size, 0) > zipLimits.maxBytes ? linkSentences.filesTooLarge : null;
}
