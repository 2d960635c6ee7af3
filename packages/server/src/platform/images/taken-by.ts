import readExif from 'exif-reader';

/** What an image says of the camera that took it. */
export interface Camera {
  model: string | null;
  /** Of the body, which distinguishes two cameras of one model. */
  serial: string | null;
}

const MAX_LENGTH = 60;

/** One line without what cameras pad their texts with. */
const textOf = (value: unknown): string | null =>
  (typeof value === 'string' &&
    value
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH)) ||
  null;

/** The camera that took an image; null: its file does not say. */
export function takenBy(exif: Buffer | undefined): Camera | null {
  if (!exif) return null;
  try {
    const { Image: image, Photo: photo } = readExif(exif);
    const [model, serial] = [textOf(image?.Model), textOf(photo?.BodySerialNumber)];
    return model === null && serial === null ? null : { model, serial };
  } catch {
    // Damaged Exif is no fault of the image.
    return null;
  }
}
