import type { Crop } from '@portal/ui';
import { useEffect, useState } from 'react';
import { findCrop, type Gray } from './findCrop.ts';

/** Pixels of the longer side that are looked at. */
const side = 320;

async function grayOf(address: string): Promise<Gray> {
  const image = new Image();
  // A storage of another origin has to allow that its pixels are read.
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

/** Which part of the earlier photo the later one shows; nothing while that is not known. */
export function useCrop(before: string | null, after: string | null): Crop | undefined {
  const [known, setKnown] = useState<{ of: string; crop: Crop | null } | null>(null);
  const of = before !== null && after !== null ? `${before} ${after}` : null;
  useEffect(() => {
    if (before === null || after === null || of === null) return undefined;
    let isLeft = false;
    const find = async () => {
      const [one, other] = await Promise.all([grayOf(before), grayOf(after)]);
      if (!isLeft) setKnown({ of, crop: findCrop(one, other) });
    };
    // Without their pixels they are compared as they are.
    find().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [before, after, of]);
  return known?.of === of ? (known?.crop ?? undefined) : undefined;
}
