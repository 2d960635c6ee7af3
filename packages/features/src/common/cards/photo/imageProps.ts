import type { Photo } from '@portal/api';

/** The longer side of the copies, in pixels, as the contract has it. */
const side = { middle: 960, small: 480 } as const;

/** The props of a photo for `Image`: its files with their widths, and its placeholder. */
export function imageProps({ url, middle, thumbnail, width, height, color, placeholder }: Photo) {
  const looks = { src: thumbnail, color: color ?? undefined, placeholder: placeholder ?? undefined };
  if (!width || !height) return { ...looks, srcSet: undefined };
  const widthAt = (longer: number) => Math.max(1, Math.round(width * Math.min(1, longer / Math.max(width, height))));
  const files = [
    [thumbnail, widthAt(side.small)],
    [middle, widthAt(side.middle)],
    [url, width],
  ] as const;
  // A small photo has several files of one width: the first is enough.
  const srcSet = files
    .filter(([address, wide], place) => address !== null && files.findIndex((other) => other[0] !== null && other[1] === wide) === place)
    .map(([address, wide]) => `${address} ${wide}w`)
    .join(', ');
  return { ...looks, srcSet };
}
