import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * `node app/scripts/draw-icons.ts`: draws the bitmaps of app/public/favicon.svg, for places that take no SVG: old browsers (favicon.ico), the home
 * screens of iOS (apple-touch-icon.png) and Android (icon-192.png, icon-512.png). Run it after a change of the drawing.
 */
const folder = path.join(import.meta.dirname, '../public');
const drawing = await readFile(path.join(folder, 'favicon.svg'));
const paper = '#fbfaf7';

/** The drawing on a square, with this share of it as a margin: home screens cut corners off. */
async function bitmap(side: number, margin: number, background: string | undefined): Promise<Buffer> {
  const inside = Math.round(side * (1 - 2 * margin));
  const edge = { top: Math.floor((side - inside) / 2), left: Math.floor((side - inside) / 2) };
  const rest = { bottom: side - inside - edge.top, right: side - inside - edge.left };
  const icon = sharp(drawing, { density: (72 * side) / 100 })
    .resize(inside, inside)
    .extend({ ...edge, ...rest, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } });
  return (background ? icon.flatten({ background }) : icon).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A favicon.ico of one PNG: a header of 6 bytes, an entry of 16, and the file. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(path.join(folder, 'favicon.ico'), ico(await bitmap(48, 0, undefined), 48));
await writeFile(path.join(folder, 'apple-touch-icon.png'), await bitmap(180, 0.12, paper));
for (const side of [192, 512]) await writeFile(path.join(folder, `icon-${side}.png`), await bitmap(side, 0.14, paper));
