import { limits, sentences, titleOfFile } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile, UploadRules } from '../../http/uploads/upload-rules.ts';
import type { ImageError } from '../../platform/images/image-worker.ts';
import type { Ports } from '../../platform/ports.ts';
import { imageProblem } from '../photo-files/image-problem.ts';
import { storeOriginal, type StoredOriginal } from '../photo-files/store-photo.ts';

type Field = 'image' | 'new_image';

/** The upload rules of a project image; `field` is how its form calls it. */
export const imageRules = (field: Field): Omit<UploadRules, 'maxFiles'> => ({
  fields: [field, 'file'],
  maxBytes: limits.projectImageMaxBytes,
  about: field,
  messages: {
    missing: sentences.projectImageMissing,
    empty: sentences.photoEmpty,
    tooLarge: sentences.photoSize,
    tooMany: sentences.oneFile,
  },
});

const words = ({ reason }: ImageError): string => imageProblem(reason, sentences.projectImageFormat);

/** Stores a project image, which only signed addresses open. */
export function storeImage(ports: Pick<Ports, 'files' | 'images'>, file: UploadedFile, field: Field): Promise<StoredOriginal> {
  return storeOriginal(ports, file, (error) => fieldRefusal(422, field, words(error)));
}

/** The name of the file in Unicode NFC; retouchers find it by this name. */
export const imageName = (file: UploadedFile): string => titleOfFile(file.name) || 'photo.jpg';
