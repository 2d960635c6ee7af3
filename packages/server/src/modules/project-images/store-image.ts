import { limits, sentences, titleOfFile } from '@portal/api';
import { fieldRefusal } from '../../http/uploads/uploads.ts';
import type { UploadedFile, UploadRules } from '../../http/uploads/upload-rules.ts';
import type { ImageError } from '../../platform/images/image-worker.ts';
import type { Context } from '../../routing/context.ts';
import { cameraName, type CardColumns, cardIn } from '../cards/read-card.ts';
import { hasPupils } from '../groups/repository.ts';
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

/** Stores a project image, which only signed addresses open. Where the project has pupils, their cards are looked for in it. */
export async function storeImage(
  context: Context,
  projectId: number,
  file: UploadedFile,
  field: Field,
): Promise<StoredOriginal & CardColumns> {
  const readsCodes = await hasPupils(context.db, projectId);
  const { columns, camera, codes } = await storeOriginal(context, file, (error) => fieldRefusal(422, field, words(error)), readsCodes);
  return { ...columns, camera: cameraName(camera, file.name), ...cardIn(context.cardCodes, projectId, codes) };
}

/** The name of the file in Unicode NFC; retouchers find it by this name. */
export const imageName = (file: UploadedFile): string => titleOfFile(file.name) || 'photo.jpg';
