/**
 * Whether the share sheet of this phone takes photos: from there a photo gets among the phone's own ones, which no download does. A computer has a
 * folder for downloads.
 */
export function takesFiles(): boolean {
  if (!matchMedia('(pointer: coarse)').matches || !('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File(['0'], 'photo.jpg', { type: 'image/jpeg' })] });
}

/** What became of files for the share sheet: they were taken; the sheet was closed again; it may open only after another tap; or it opens never. */
export type Shared = 'taken' | 'cancelled' | 'too late' | 'refused';

/** Opens the share sheet with files. */
export async function shareFiles(files: File[]): Promise<Shared> {
  if (!navigator.canShare({ files })) return 'refused';
  try {
    await navigator.share({ files });
    return 'taken';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // Closing the sheet is no failure. Where the file has come too long after the tap, browsers do not open it.
    if (name === 'AbortError') return 'cancelled';
    return name === 'NotAllowedError' ? 'too late' : 'refused';
  }
}
