import { newFileKey, newFileName } from '../../platform/files/file-key.ts';

/** New keys for the copies of one photo. They differ in the suffix only, so that a list of addresses packs well. */
export function newCopyKeys(area: string): { large: string; middle: string; small: string } {
  const name = newFileName();
  return {
    large: newFileKey(area, 'webp', `${name}-l`),
    middle: newFileKey(area, 'webp', `${name}-m`),
    small: newFileKey(area, 'webp', `${name}-s`),
  };
}
