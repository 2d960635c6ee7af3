import { sentences } from '@portal/api';
import type { ImageFailure } from '../../platform/images/image-worker.ts';

/** The message why an image was refused; `format` names the accepted formats. */
export function imageProblem(reason: ImageFailure, format: string): string {
  if (reason === 'not-an-image') return format;
  if (reason === 'too-large') return sentences.imageTooLarge;
  return reason === 'too-deep' ? sentences.imageTooDeep : sentences.photoBroken;
}

/** The same for an image in an archive, with its name in front. */
export function entryProblem(reason: ImageFailure): string {
  if (reason === 'not-an-image') return sentences.entryFormat;
  if (reason === 'too-large') return sentences.entryPixels;
  return reason === 'too-deep' ? sentences.entryDeep : sentences.entryBroken;
}
