import sharp from 'sharp';
import { encode } from 'uqr';

interface CardShot {
  /** The texts of the QR codes in it. */
  codes?: readonly string[];
  /** `10:02:00`, by the camera's clock; null: the file does not say. */
  time?: string | null;
  model?: string;
  serial?: string;
}

let shade = 0;

/** A QR code on paper. */
export function qrCode(code: string, side: number): Buffer {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${dark.join('')}"/></svg>`);
}

/** A photo as a camera writes it, which differs from all others: with these codes in it. */
export async function shot(name: string, { codes = [], time = null, model, serial }: CardShot): Promise<File> {
  shade += 1;
  const side = 260;
  const image = sharp({ create: { width: 1_200, height: 800, channels: 3, background: { r: shade % 256, g: 90, b: 120 } } })
    .composite(codes.map((code, at) => ({ input: qrCode(code, side), left: 80 + at * (side + 60), top: 200 })))
    .withExif({
      ...(model && { IFD0: { Model: model } }),
      IFD2: { ...(time !== null && { DateTimeOriginal: `2026:05:14 ${time}` }), ...(serial && { BodySerialNumber: serial }) },
    });
  return new File([new Uint8Array(await image.jpeg().toBuffer())], name);
}
