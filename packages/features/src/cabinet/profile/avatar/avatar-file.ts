import { avatarTypes, limits, PortalError, sentences } from '@portal/api';

/** Why a chosen file cannot be the avatar, in the specification's words; null when it can. */
export function avatarProblem(file: Pick<File, 'type' | 'size'> | null): string | null {
  if (!file) return sentences.avatarMissing;
  if (!(avatarTypes as readonly string[]).includes(file.type)) return sentences.avatar_format;
  return file.size > limits.avatarMaxBytes ? sentences.avatar_size : null;
}

/** The size of an image whose longer side is at most `longest`. */
export function fitInside(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Tried one after another until the file is small enough. Pixels of the longer side. */
const longestSides = [2400, 1600, 1000, 600];

async function downscale(image: ImageBitmap, longest: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitInside(image.width, image.height, longest));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}

/** The file as it is, or a smaller image of it when it exceeds the limit (ledger CON-06). */
export async function toUpload(file: File): Promise<Blob> {
  if (file.size <= limits.avatarUploadBytes) return file;
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch (cause) {
    throw new PortalError(sentences.avatarBroken, { cause });
  }
  try {
    for (const longest of longestSides) {
      // One after the other on purpose: a smaller one is needed only when the larger does not fit.
      // oxlint-disable-next-line no-await-in-loop
      const smaller = await downscale(image, longest);
      if (smaller && smaller.size <= limits.avatarUploadBytes) return smaller;
    }
  } finally {
    image.close();
  }
  throw new PortalError(sentences.avatarBroken);
}
