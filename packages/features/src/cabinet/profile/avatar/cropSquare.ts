import { PortalError, sentences } from '@portal/api';
import type { Square } from '@portal/ui';

/** A photo that is not square: the user still has to choose which part of it becomes the avatar. */
export interface ChosenPhoto {
  name: string;
  bitmap: ImageBitmap;
  /** Its object URL. */
  address: string;
}

/** Pixels of the side that is sent: more than the server stores, which scales it down. */
const longestSide = 1_200;

/** The chosen part of a photo as a file of its own. */
export async function cropSquare(photo: ImageBitmap, { left, top, side }: Square, name: string): Promise<File> {
  const sent = Math.max(1, Math.round(Math.min(side, longestSide)));
  const canvas = Object.assign(document.createElement('canvas'), { width: sent, height: sent });
  const context = canvas.getContext('2d');
  if (!context) throw new PortalError(sentences.avatarBroken);
  // JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, sent, sent);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, left, top, side, side, 0, 0, sent, sent);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new PortalError(sentences.avatarBroken);
  return new File([blob], name, { type: 'image/jpeg' });
}
