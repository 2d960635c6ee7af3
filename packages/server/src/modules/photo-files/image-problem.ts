import { sentences } from '@portal/api';
import type { ImageFailure } from '../../platform/images/image-worker.ts';

/** Why an image was refused; `format` says which formats the place takes. */
export function imageProblem(reason: ImageFailure, format: string): string {
  if (reason === 'not-an-image') return format;
  if (reason === 'too-large') return sentences.imageTooLarge;
  return reason === 'too-deep' ? sentences.imageTooDeep : sentences.photoBroken;
}

/** The same of an image in an archive, where its name stands before it. */
export function entryProblem(reason: ImageFailure): string {
  if (reason === 'not-an-image') return sentences.entryFormat;
  if (reason === 'too-large') return sentences.entryPixels;
  return reason === 'too-deep' ? sentences.entryDeep : sentences.entryBroken;
}
