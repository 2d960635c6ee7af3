import sharp from 'sharp';
import { errorCode } from '../process/startup-error.ts';
import { derive } from './derive.ts';
import { ImageError } from './image-worker.ts';
import { inspect } from './inspect.ts';
import { watermarkCopy } from './watermark-copy.ts';
import type { ImageAnswer, ImageTask } from './messages.ts';

/** The process that decodes images: an image that crashes the decoder ends only this process. */

// One thread an image: two processes already use two cores.
sharp.concurrency(1);
// Every image is decoded once; a cache would only use memory.
sharp.cache(false);

const post = (answer: ImageAnswer): void => {
  // The server is gone, so this process exits too.
  process.send?.(answer, undefined, undefined, (error) => error && process.exit(0));
};

async function answer(task: ImageTask): Promise<ImageAnswer> {
  try {
    if (task.kind === 'inspect') return { kind: 'info', info: await inspect(task.path, task.formats) };
    if (task.kind === 'watermark') return { kind: 'watermarked', watermarked: await watermarkCopy(task.copy, task.text) };
    return { kind: 'derived', derived: await derive(task) };
  } catch (error) {
    if (error instanceof ImageError) return { kind: 'refused', reason: error.reason };
    return { kind: 'fault', message: error instanceof Error ? error.message : String(error), code: errorCode(error) };
  }
}

process.on('message', (task: ImageTask) => void answer(task).then(post));
// The server is gone, so this process exits too.
process.on('disconnect', () => process.exit(0));
// Ctrl+C and a service manager's signal reach every process; the server decides when this one ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
post({ kind: 'ready' });
