import { randomBytes } from 'node:crypto';

const KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*(?:\.[a-z0-9]{1,5})?$/;
const KEY_LENGTH = 200;

/** An unguessable name. */
export const newFileName = (): string => randomBytes(16).toString('hex');

/**
 * A new, unguessable key: `area/ab/cdef….ext`. The first two characters are a folder, so that no folder has too many entries. Lower case only: some
 * file systems ignore case.
 */
export function newFileKey(area: string, extension: string, name: string = newFileName()): string {
  return checkFileKey(`${area}/${name.slice(0, 2)}/${name.slice(2)}.${extension}`);
}

/** Answers the key, or throws: a key that could leave the storage folder must never be used as a path. */
export function checkFileKey(key: string): string {
  if (key.length > KEY_LENGTH || !KEY.test(key)) throw new Error('Not a file key');
  return key;
}
