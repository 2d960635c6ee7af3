import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeAbandoned } from '../files/remove-abandoned.ts';
import { limitConcurrency } from '../concurrency/limit-concurrency.ts';
import { ImageSlot } from './image-slot.ts';
import { type ImageWorker, photoFormats } from './image-worker.ts';
import type { ImageAnswer, ImageTask } from './messages.ts';

const TIMEOUT_MS = 30_000;
/** As many as use two cores without slowing down calls (measured). */
const AT_ONCE = 2;
/** Milliseconds that a watermark waits for its turn. */
const WATERMARK_TIMEOUT_MS = 30_000;

export interface ImageWorkerOptions {
  /** A folder for unfinished files, on the same disk as the file storage. Several processes may share it. */
  scratch: string;
  timeoutMs?: number;
}

/** Makes the image worker; its processes start with the first image. */
export async function startImageWorker({ scratch, timeoutMs = TIMEOUT_MS }: ImageWorkerOptions): Promise<ImageWorker> {
  await mkdir(scratch, { recursive: true });
  await removeAbandoned(scratch);
  const own = await mkdtemp(path.join(scratch, 'images-'));
  const slots = Array.from({ length: AT_ONCE }, () => new ImageSlot(timeoutMs));
  const idle = [...slots];
  const inTurn = limitConcurrency(AT_ONCE);
  // A separate process, so that viewing photos does not wait for uploads.
  const watermarkSlot = new ImageSlot(timeoutMs);
  const watermarksInTurn = limitConcurrency(1, WATERMARK_TIMEOUT_MS);

  const run = (task: ImageTask): Promise<ImageAnswer> =>
    inTurn(async () => {
      const slot = idle.pop();
      if (!slot) throw new Error('More images than image processes');
      try {
        return await slot.run(task);
      } finally {
        idle.push(slot);
      }
    });
  const scratchPath = async (): Promise<string> => {
    // After a day without an image another process may have removed the folder as abandoned.
    await mkdir(own, { recursive: true });
    return path.join(own, randomBytes(16).toString('hex'));
  };

  /** The processes read files: bytes in memory are written to one for the duration of the task. */
  const withPath = async <T>(source: string | Uint8Array, task: (file: string) => Promise<T>): Promise<T> => {
    if (typeof source === 'string') return task(source);
    const file = await scratchPath();
    try {
      await writeFile(file, source);
      return await task(file);
    } finally {
      await rm(file, { force: true });
    }
  };

  return {
    inspect: (source) =>
      withPath(source, async (file) => {
        const answer = await run({ kind: 'inspect', path: file, formats: photoFormats });
        if (answer.kind !== 'info') throw new Error('Unexpected answer of the image process');
        return answer.info;
      }),

    derive: (source, plan, { formats = photoFormats, readsCodes = false } = {}) =>
      withPath(source, async (file) => {
        const copy = await scratchPath();
        const to = { large: `${copy}-large`, middle: `${copy}-middle`, small: `${copy}-small` };
        const discard = async (): Promise<void> => {
          await Promise.all(Object.values(to).map((one) => rm(one, { force: true })));
        };
        try {
          const answer = await run({ kind: 'derive', path: file, formats, plan, readsCodes, to });
          if (answer.kind !== 'derived') throw new Error('Unexpected answer of the image process');
          return { ...answer.derived, discard };
        } catch (error) {
          await discard();
          throw error;
        }
      }),

    watermark: async (copy, text) => {
      const answer = await watermarksInTurn(() => watermarkSlot.run({ kind: 'watermark', copy, text }));
      if (answer.kind !== 'watermarked') throw new Error('Unexpected answer of the image process');
      return answer.watermarked;
    },

    close: async () => {
      await Promise.all([...slots, watermarkSlot].map((slot) => slot.close()));
      await rm(own, { recursive: true, force: true });
    },
  };
}
