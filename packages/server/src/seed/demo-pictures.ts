import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoPhotographer } from '@portal/mocks/seed';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import type { ImagePlan } from '../platform/images/image-worker.ts';
import { newFileKey } from '../platform/files/file-key.ts';
import type { Ports } from '../ports.ts';

const folder = path.resolve(import.meta.dirname, '../../../../mocks/public/photos');

/** A demo picture with its copies, in memory: the same picture hangs in several portfolios. */
export interface DemoPicture {
  original: Uint8Array;
  large: Uint8Array;
  small: Uint8Array;
  width: number;
  height: number;
  color: string;
}

/** Told after each picture how many of all are done. */
export type Progress = (done: number, total: number) => void;

/** Makes the copies of every distinct picture once. */
export async function derivePictures(
  { images }: Ports,
  people: readonly DemoPhotographer[],
  progress: Progress,
): Promise<ReadonlyMap<string, DemoPicture>> {
  const plans = new Map<string, ImagePlan>();
  for (const { avatar, portfolios } of people) {
    if (avatar) plans.set(avatar, 'avatar');
    for (const { file } of portfolios.flatMap(({ photos }) => photos)) plans.set(file, 'photo');
  }
  const pictures = new Map<string, DemoPicture>();
  // One more than the worker decodes at once: its next picture is always ready.
  const inTurn = limitConcurrency(3);
  await Promise.all(
    [...plans].map(([file, plan]) =>
      inTurn(async () => {
        const original = await readFile(path.join(folder, file));
        const derived = await images.derive(original, plan);
        const { large, small, source, color } = derived;
        const [largeBytes, smallBytes] = await Promise.all([readFile(large.path), readFile(small.path)]);
        await derived.discard();
        pictures.set(file, { original, large: largeBytes, small: smallBytes, width: source.width, height: source.height, color });
        progress(pictures.size, plans.size);
      }),
    ),
  );
  return pictures;
}

/** Stores bytes under new keys, several at a time: most of the time goes into waiting for the disk. */
export function createStore({ files }: Ports): (area: string, extension: string, bytes: Uint8Array) => Promise<string> {
  const inTurn = limitConcurrency(8);
  return (area, extension, bytes) =>
    inTurn(async () => {
      const key = newFileKey(area, extension);
      await files.put(key, bytes);
      return key;
    });
}
