import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoPhotographer } from '@portal/mocks/seed';
import { limitConcurrency } from '../platform/concurrency/limit-concurrency.ts';
import type { ImagePlan } from '../platform/images/image-worker.ts';
import { newFileKey } from '../platform/files/file-key.ts';
import { newCopyKeys } from '../modules/photo-files/copy-keys.ts';
import type { StoredPhoto } from '../modules/photo-files/store-photo.ts';
import type { Ports } from '../platform/ports.ts';

const folder = path.resolve(import.meta.dirname, '../../../../mocks/public/photos');

/** A demo image with its copies, in memory: several portfolios use the same image. */
export interface DemoImage {
  original: Uint8Array;
  large: Uint8Array;
  /** Photos only, see `ImageCopies`. */
  middle: Uint8Array | null;
  small: Uint8Array;
  width: number;
  height: number;
  color: string;
  placeholder: string;
}

/** Called after each image with how many of all are done. */
export type Progress = (done: number, total: number) => void;

/** Makes the copies of every distinct image once. */
export async function deriveImages(
  { images }: Ports,
  people: readonly DemoPhotographer[],
  progress: Progress,
): Promise<ReadonlyMap<string, DemoImage>> {
  const plans = new Map<string, ImagePlan>();
  for (const { avatar, portfolios } of people) {
    if (avatar) plans.set(avatar, 'avatar');
    for (const { file } of portfolios.flatMap(({ photos }) => photos)) plans.set(file, 'photo');
  }
  const derivedImages = new Map<string, DemoImage>();
  // One more than the worker decodes at once, so that its next image is always ready.
  const inTurn = limitConcurrency(3);
  await Promise.all(
    [...plans].map(([file, plan]) =>
      inTurn(async () => {
        const original = await readFile(path.join(folder, file));
        const derived = await images.derive(original, plan);
        const { source, color, placeholder } = derived;
        const [large, middle, small] = await Promise.all([
          readFile(derived.large.path),
          derived.middle && readFile(derived.middle.path),
          readFile(derived.small.path),
        ]);
        await derived.discard();
        derivedImages.set(file, { original, large, middle, small, width: source.width, height: source.height, color, placeholder });
        progress(derivedImages.size, plans.size);
      }),
    ),
  );
  return derivedImages;
}

/** Stores bytes, several files at a time, because most of the time is spent waiting for the disk. */
export function createStore({ files }: Ports): (key: string, bytes: Uint8Array) => Promise<string> {
  const inTurn = limitConcurrency(8);
  return (key, bytes) =>
    inTurn(async () => {
      await files.put(key, bytes);
      return key;
    });
}

/** Stores a photo: the original in one area, its copies in another. Answers what a row needs to know of it. */
export async function storeImage(
  store: ReturnType<typeof createStore>,
  { original, large, middle, small, width, height, color, placeholder }: DemoImage,
  areas: { original: string; copies: string },
): Promise<StoredPhoto> {
  const copies = newCopyKeys(areas.copies);
  const [file_key, medium_key, middle_key, thumb_key] = await Promise.all([
    store(newFileKey(areas.original, 'jpg'), original),
    store(copies.large, large),
    middle && store(copies.middle, middle),
    store(copies.small, small),
  ]);
  const content_hash = createHash('sha256').update(original).digest('hex');
  const looks = { width, height, color, placeholder };
  return { ...looks, file_key, medium_key, middle_key, thumb_key, bytes: original.byteLength, content_hash };
}
