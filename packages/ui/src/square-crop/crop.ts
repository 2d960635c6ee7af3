export interface ImageSize {
  width: number;
  height: number;
}

/** A square part of an image, in its pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/** The highest zoom: a quarter of the shorter side. */
export const maxZoom = 4;

const shorter = ({ width, height }: ImageSize): number => Math.min(width, height);
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(0, most));

/** The largest square in the middle. */
export function middleSquare(size: ImageSize): Square {
  const side = shorter(size);
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side };
}

export const zoomOf = (size: ImageSize, { side }: Square): number => shorter(size) / side;

/** The same square zoomed by this factor, around its middle and within the image. */
export function zoomed(size: ImageSize, square: Square, zoom: number): Square {
  const side = shorter(size) / Math.min(Math.max(zoom, 1), maxZoom);
  const grown = (square.side - side) / 2;
  return moved(size, { left: square.left + grown, top: square.top + grown, side }, 0, 0);
}

/** The square after the image below it was moved by so many of its pixels: it never leaves the image. */
export function moved({ width, height }: ImageSize, { left, top, side }: Square, right: number, down: number): Square {
  return { left: within(left - right, width - side), top: within(top - down, height - side), side };
}
