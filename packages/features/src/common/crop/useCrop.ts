import type { Crop } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { CropRequest } from './crop-worker.ts';
import type { Gray } from './findCrop.ts';

/** Pixels of the longer side that are compared. */
const side = 320;

async function grayOf(address: string): Promise<Gray> {
  const image = new Image();
  // A storage on another origin must allow reading its pixels (CORS).
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const factor = side / Math.max(image.naturalWidth, image.naturalHeight);
  const width = Math.max(1, Math.round(image.naturalWidth * factor));
  const height = Math.max(1, Math.round(image.naturalHeight * factor));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = Float32Array.from({ length: width * height }, (_, place) => {
    const at = place * 4;
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  });
  return { width, height, pixels };
}

/** Searches in a worker, so that the page is not blocked; it is terminated when the result is not needed any more. */
function searchCrop(request: CropRequest, signal: AbortSignal): Promise<Crop | null> {
  const worker = new Worker(new URL('./crop-worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<Crop | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Crop | null>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The search has failed')));
    signal.addEventListener('abort', () => reject(new Error('Nobody waits')));
  });
  worker.postMessage(request, { transfer: [] });
  return found.finally(() => worker.terminate());
}

/** Which part of the earlier photo the later one shows; nothing while that is not known. */
export function useCrop(before: string | null, after: string | null): Crop | undefined {
  const [known, setKnown] = useState<{ of: string; crop: Crop | null } | null>(null);
  const of = before !== null && after !== null ? `${before} ${after}` : null;
  useEffect(() => {
    if (before === null || after === null || of === null) return undefined;
    const stop = new AbortController();
    const find = async () => {
      const [one, other] = await Promise.all([grayOf(before), grayOf(after)]);
      if (stop.signal.aborted) return;
      setKnown({ of, crop: await searchCrop([one, other], stop.signal) });
    };
    // If their pixels cannot be read, they are compared as they are.
    find().catch(() => undefined);
    return () => stop.abort();
  }, [before, after, of]);
  return known?.of === of ? (known?.crop ?? undefined) : undefined;
}
