import { newFileKey, newFileName } from '../../platform/files/file-key.ts';

/** New keys for the copies of one photo. They differ only in the suffix, so that a list of addresses compresses well. */
export function newCopyKeys(area: string): { large: string; middle: string; small: string } {
  const name = newFileName();
  return {
    large: newFileKey(area, 'webp', `${name}-l`),
    middle: newFileKey(area, 'webp', `${name}-m`),
    small: newFileKey(area, 'webp', `${name}-s`),
  };
}
