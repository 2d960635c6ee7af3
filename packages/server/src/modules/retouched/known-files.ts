import { byName, nameToGive, type RetouchedTarget } from '@portal/api';
import { namesInArchive } from '../order-images/archive.ts';
import type { RetouchedRow } from './repository.ts';

/** Whether this is the very file of which it would be the next version. */
export const isCurrent = (target: RetouchedTarget<RetouchedRow> | undefined, hash: string): boolean =>
  target?.kind === 'version' && target.photo.content_hash === hash;

/**
 * Whether one of these photos has this file already: under its own name, or under the name of its download, alone or in the archive of all. So an
 * archive of ours that is sent back changes nothing.
 */
export function knownFiles(photos: readonly Pick<RetouchedRow, 'name' | 'file_key' | 'content_hash' | 'is_held'>[]) {
  const known = new Set<string>();
  const sorted = photos.toSorted(byName);
  // Equal names get other numbers in an archive without the photos that are held back.
  for (const archived of [sorted, sorted.filter(({ is_held }) => !is_held)]) {
    const inArchive = namesInArchive(archived);
    for (const [at, { name, file_key, content_hash }] of archived.entries()) {
      for (const given of [name, nameToGive(name, file_key), inArchive[at]]) known.add(`${content_hash} ${given}`);
    }
  }
  return (name: string, hash: string): boolean => known.has(`${hash} ${name}`);
}
