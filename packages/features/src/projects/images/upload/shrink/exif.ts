const marker = { start: 0xd8, exif: 0xe1, scan: 0xda };
/** «Exif» and two zero bytes, with which its segment begins. */
const mark = [0x45, 0x78, 0x69, 0x66, 0, 0];
const orientation = 0x0112;

/** The whole EXIF segment of a JPEG: date, camera, place. Null: it has none. */
export function exifOf(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  if (jpeg[0] !== 0xff || jpeg[1] !== marker.start) return null;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== marker.scan) {
    const end = at + 2 + view.getUint16(at + 2);
    if (jpeg[at + 1] === marker.exif && mark.every((byte, index) => jpeg[at + 4 + index] === byte)) {
      return end <= jpeg.length ? jpeg.slice(at, end) : null;
    }
    at = end;
  }
  return null;
}

/** The same without its orientation, for pixels that are upright already. */
export function upright(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = segment.slice();
  const view = new DataView(copy.buffer, copy.byteOffset + 10);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const list = view.getUint32(4, isLittle);
    const count = view.getUint16(list, isLittle);
    for (let entry = list + 2; entry < list + 2 + 12 * count; entry += 12) {
      if (view.getUint16(entry, isLittle) === orientation) view.setUint16(entry + 8, 1, isLittle);
    }
  } catch (error) {
    // A list that is truncated is left as it is.
    if (!(error instanceof RangeError)) throw error;
  }
  return copy;
}

/** A JPEG with this segment right after its first marker, where readers expect it. */
export const withExif = (jpeg: Blob, segment: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: jpeg.type });
