import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** A decoded image. */
export interface Pixels {
  data: Buffer;
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

/** Runs the sharp pipeline, and holds all of its pixels in memory. Rejects when it cannot be decoded. */
export const pixelsOf = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true });

/** Decoded pixels for further processing. */
export const imageOf = ({ data, info: { width, height, channels } }: Pixels): Sharp => sharp(data, { raw: { width, height, channels } });
