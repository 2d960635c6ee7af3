import readExif from 'exif-reader';

/** Years that a camera's clock may show; anything else is damage. */
const [earliest, latest] = [1900, 2100];

/**
 * When a photo was taken by the camera's own clock, `2026-05-14T10:31:07.250`: Exif has no time zone, so it is not a moment. Fractions distinguish
 * the photos of one burst. Null where it is not known; the time of the last change is no substitute.
 */
export function takenAtOf(exif: Buffer | undefined): string | null {
  if (!exif) return null;
  try {
    const { Photo: photo } = readExif(exif);
    return timeOf(photo?.DateTimeOriginal, photo?.SubSecTimeOriginal) ?? timeOf(photo?.DateTimeDigitized, photo?.SubSecTimeDigitized);
  } catch {
    // Damaged Exif is no fault of the image.
    return null;
  }
}

/** The reader takes the time for UTC. */
function timeOf(time: unknown, fraction: unknown): string | null {
  if (!(time instanceof Date) || Number.isNaN(time.getTime())) return null;
  const year = time.getUTCFullYear();
  if (year < earliest || year > latest) return null;
  const digits = /^\d+/.exec(typeof fraction === 'string' ? fraction : '')?.[0] ?? '';
  return `${time.toISOString().slice(0, 19)}.${digits.slice(0, 3).padEnd(3, '0')}`;
}
