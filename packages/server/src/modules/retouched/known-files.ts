import { byName, nameToGive, type RetouchedTarget } from '@portal/api';
import { namesInArchive } from '../project-images/archive.ts';
import type { RetouchedRow } from './repository.ts';

/** Whether this is the very file of which it would be the next version. */
export const isCurrent = (target: RetouchedTarget<RetouchedRow> | undefined, hash: string): boolean =>
  target?.kind === 'version' && target.photo.content_hash === hash;

/**
 * Which of these photos have this file already: under its own name, or under the name of its download, alone or in the archive of all. So an archive
 * of ours that is sent back changes nothing.
 */
export function knownFiles(photos: readonly RetouchedRow[]): (name: string, hash: string) => readonly RetouchedRow[] {
  const known = new Map<string, Set<RetouchedRow>>();
  const sorted = photos.toSorted(byName);
  // Equal names get other numbers in an archive without the photos that are held back.
  for (const archived of [sorted, sorted.filter(({ is_held }) => !is_held)]) {
    const inArchive = namesInArchive(archived);
    for (const [at, photo] of archived.entries()) {
      for (const given of [photo.name, nameToGive(photo.name, photo.file_key), inArchive[at]]) {
        const key = `${photo.content_hash} ${given}`;
        known.set(key, (known.get(key) ?? new Set()).add(photo));
      }
    }
  }
  return (name, hash) => [...(known.get(`${hash} ${name}`) ?? [])];
}
