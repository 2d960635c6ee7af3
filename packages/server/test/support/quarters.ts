import sharp from 'sharp';

/** The colours in the middle of the four quarters of an image, given as a file or as bytes. */
export async function quartersOf(image: string | Buffer): Promise<number[][]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => [x, y] as const));
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}
