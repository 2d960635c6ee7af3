import { limits, photoTypes, sentences } from '@portal/api';
import type { RefusedFile } from '@portal/ui';
import type { Unfit } from '../../../common/uploads/index.ts';
import { t } from '../texts.ts';

/** What a portfolio accepts, before the server examines the content. */
export const photoRules = { accept: [...photoTypes], maxBytes: limits.photoMaxBytes, allowsMultiple: true };

/** Why a file was not accepted, in the specification's words; HEIC counts as an unsupported format. */
export const photoWords = {
  prompt: t('files.prompt'),
  pick: t('files.pick'),
  pickFolder: t('files.pickFolder'),
  type: sentences.photoFormat,
  size: () => sentences.photoSize,
  empty: sentences.photoEmpty,
};

const fingerprint = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** The chosen files and the new ones; the same photo dropped twice is listed once. */
export function withFiles(chosen: readonly File[], added: readonly File[]): File[] {
  const known = new Set<string>();
  return [...chosen, ...added].filter((file) => {
    const isNew = !known.has(fingerprint(file));
    known.add(fingerprint(file));
    return isNew;
  });
}

const reasons: Partial<Record<RefusedFile['reason'], string>> = {
  type: sentences.photoFormat,
  size: sentences.photoSize,
  empty: sentences.photoEmpty,
};

/** Refused files, each with the reason in words. */
export const unfit = (files: readonly RefusedFile[]): Unfit[] =>
  files.map(({ name, reason }) => ({ name, message: reasons[reason] ?? sentences.photoBroken }));
