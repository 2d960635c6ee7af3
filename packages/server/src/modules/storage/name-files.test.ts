import { expect, it } from 'vitest';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { dropFiles } from './name-files.ts';

const keys = Array.from({ length: 5_000 }, (_, index) => `projects/ab/${index}.jpg`);

/** Deletes the files of a large archive from a storage that works or fails. */
async function drop(remove: FileStorage['remove']) {
  const requested: string[] = [];
  let [running, most] = [0, 0];
  const counting: FileStorage['remove'] = async (key) => {
    requested.push(key);
    running += 1;
    most = Math.max(most, running);
    await remove(key).finally(() => (running -= 1));
  };
  await dropFiles({ files: { remove: counting } as unknown as FileStorage }, keys);
  return { requested, most };
}

it('files without a row are deleted a few at a time, even if one of them cannot be', async () => {
  const { requested, most } = await drop(async (key) => {
    if (key.endsWith('7.jpg')) throw new Error('This one is stuck');
  });
  expect(requested).toEqual(keys);
  expect(most).toBe(200);
});

it('a storage that is down is not called for each of them', async () => {
  const { requested } = await drop(() => Promise.reject(new Error('The storage is down')));
  expect(requested).toHaveLength(200);
});
