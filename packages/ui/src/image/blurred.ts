/**
 * The head of a bitmap file of four by three pixels, 15 bits each. A bitmap needs no decoder of ours and no checksum, and
 * a server renders the same.
 */
const head = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAATCwAAEwsAAAAAAAAAAAAA';

/** Twelve pixels as an image of CSS: stretched over the box, they look like the photo seen through frosted glass. */
export const blurred = (pixels: string): string => `url("data:image/bmp;base64,${head}${pixels}")`;
