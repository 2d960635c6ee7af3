import { limits } from '@portal/api';
import { foldersOf, noteFolders } from '@portal/ui';
import { exifOf, upright, withExif } from './exif.ts';

/** Tried one after the other until the file is small enough: first with all pixels. */
const attempts = [
  { scale: 1, quality: 0.92 },
  { scale: 1, quality: 0.85 },
  { scale: 0.75, quality: 0.88 },
  { scale: 0.5, quality: 0.88 },
  { scale: 0.3, quality: 0.85 },
] as const;

async function encoded(image: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** The same photo as a JPEG that a project accepts, with the EXIF of the file. Null: the browser cannot decode it, or not make it small enough. */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  try {
    const segment = exifOf(new Uint8Array(await file.slice(0, limits.projectImageMaxBytes).arrayBuffer()));
    for (const { scale, quality } of attempts) {
      // One after the other on purpose: a smaller one is needed only when the larger does not fit.
      // oxlint-disable-next-line no-await-in-loop
      const smaller = await encoded(image, scale, quality);
      const photo = smaller && segment ? withExif(smaller, upright(segment)) : smaller;
      if (photo && photo.size <= limits.projectImageMaxBytes) {
        const name = file.name.replace(/\.png$/i, '.jpg');
        return noteFolders(new File([photo], name, { type: 'image/jpeg', lastModified: file.lastModified }), foldersOf(file));
      }
    }
  } finally {
    image.close();
  }
  return null;
}
