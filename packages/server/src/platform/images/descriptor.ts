import sharp from 'sharp';
import { imageOf, type Pixels, pixelsOf } from './pixels.ts';

/** Pixels of its longer side: enough to tell two frames of a series, few enough to hold those of a whole order in memory. */
const SIDE = 64;

/**
 * What an image shows, to be compared with others: its brightness in at most 64 × 64 pixels, behind its width and height, as base64. Not a hash of bits:
 * those of a cropped image have nothing in common with those of the whole one.
 */
export async function descriptorOf(image: Pixels): Promise<string> {
  const { data, info } = await imageOf(image).greyscale().resize(SIDE, SIDE, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true });
  return Buffer.concat([Buffer.from([info.width, info.height]), data]).toString('base64');
}

/** The same of an image that is decoded for this only. */
export const descriptorOfFile = async (bytes: Uint8Array): Promise<string> => descriptorOf(await pixelsOf(sharp(bytes)));
