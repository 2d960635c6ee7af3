import sharp from 'sharp';

/** A JPEG of 6000 × 4000 with as much in it as a photo has. */
export async function bigPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const small = await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: '#777777', noise } })
    .png()
    .toBuffer();
  return new Uint8Array(await sharp(small).resize(6_000, 4_000).jpeg({ quality: 72 }).toBuffer());
}
