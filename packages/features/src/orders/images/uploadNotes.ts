import { limits } from '@portal/api';
import type { RefusedFile, ToastNote } from '@portal/ui';
import { t } from '../texts.ts';
import { someNames } from './shown.ts';
import type { ImagesOutcome } from './useImageUploads.ts';

/** Whether no file is left that the user may want to see or to send again. */
export const isClean = ({ troubled, cancelled }: ImagesOutcome): boolean => troubled + cancelled === 0;

/** The notice when an upload has ended: how many came, and how many did not. */
export function outcomeNotes({ added, repeated, troubled }: ImagesOutcome): ToastNote[] {
  const notes: ToastNote[] = [];
  if (added > 0) notes.push({ type: 'success', title: t('dashboard.projects.images.uploadSuccess', { count: added }) });
  if (troubled > 0) {
    const message = t('dashboard.projects.images.uploads.left', { count: troubled });
    notes.push({ type: 'error', title: t(`dashboard.projects.images.errors.${added > 0 ? 'upload' : 'uploadAll'}`), message });
  }
  if (notes.length === 0 && repeated > 0)
    notes.push({ type: 'info', title: t('dashboard.projects.images.uploads.repeated', { count: repeated }) });
  return notes;
}

/** The notice about files that are too large: they were left out, the others continue. */
export function sizeNote(refused: readonly RefusedFile[]): ToastNote | null {
  const large = refused.filter(({ reason }) => reason === 'size').map(({ name }) => name);
  if (large.length === 0) return null;
  const megabytes = limits.orderImageMaxBytes / 1_048_576;
  return {
    type: 'warning',
    title: t('dashboard.projects.images.uploads.large', { count: large.length, megabytes }),
    message: someNames(large),
  };
}
