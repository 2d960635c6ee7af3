import { imageOf, type Pixels } from './pixels.ts';

const [columns, rows] = [4, 3];

/**
 * The photo as twelve pixels, four by three, to be shown blurred until it arrives: what a bitmap file of 15 bits a
 * pixel holds behind its header, from the lower left, as base64. 32 characters, so that a list of cards stays small.
 */
export async function placeholderOf(image: Pixels): Promise<string> {
  const pixels = await imageOf(image).resize(columns, rows, { fit: 'fill' }).raw().toBuffer();
  const bitmap = Buffer.alloc(columns * rows * 2);
  for (let place = 0; place < columns * rows; place += 1) {
    const [red = 0, green = 0, blue = 0] = [...pixels.subarray(place * 3, place * 3 + 3)].map((part) => Math.round((part * 31) / 255));
    const row = rows - 1 - Math.floor(place / columns);
    bitmap.writeUInt16LE((red << 10) | (green << 5) | blue, (row * columns + (place % columns)) * 2);
  }
  return bitmap.toString('base64');
}
