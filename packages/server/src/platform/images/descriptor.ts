import sharp from 'sharp';
import { imageOf, type Pixels, pixelsOf } from './pixels.ts';

/** Pixels of its longer side: enough to distinguish two frames of a series, few enough to keep those of a whole project in memory. */
const SIDE = 64;

/**
 * What an image shows, for comparison with others: its brightness in at most 64 × 64 pixels, after its width and height, as base64. A perceptual hash
 * would not do: that of a cropped image has nothing in common with that of the whole one.
 */
export async function descriptorOf(image: Pixels): Promise<string> {
  const { data, info } = await imageOf(image).greyscale().resize(SIDE, SIDE, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true });
  return Buffer.concat([Buffer.from([info.width, info.height]), data]).toString('base64');
}

/** The same for an image that is decoded only for this. */
export const descriptorOfFile = async (bytes: Uint8Array): Promise<string> => descriptorOf(await pixelsOf(sharp(bytes)));
