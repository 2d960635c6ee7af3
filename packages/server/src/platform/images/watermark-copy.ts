import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { imageOf, pixelsOf } from './pixels.ts';

/** The text may take this part of the longer side, and at most that part of the shorter side. */
const [height, width] = [1 / 22, 0.62];
const smallest = 9;
const degrees = -30;
const clear = '#00000000';
/** The text is written twice, in black and in white: one of the two is visible on a white dress and on a dark suit. */
const layers = { under: { color: '#000000', alpha: 26 }, over: { color: '#ffffff', alpha: 52 } } as const;

/** The server's machine may have no font: the text is written with ours. Each font file has a part of the characters. */
const fonts = ['latin', 'cyrillic'].map((part) => fileURLToPath(new URL(`fonts/onest-${part}.ttf`, import.meta.url)));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function written(text: string, size: number, { color, alpha }: { color: string; alpha: number }, font = 0) {
  const span = `<span foreground="${color}" alpha="${alpha}%">${escaped(text)}</span>`;
  return sharp({ text: { text: span, font: `Onest ${size}`, fontfile: fonts[font] ?? '', rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

let areFontsKnown: Promise<unknown> | undefined;
/** fontconfig keeps a font that was named once for every later text. */
const knowFonts = () => (areFontsKnown ??= Promise.all(fonts.map((_, font) => written('Aа', 10, layers.over, font))));

/** The text once, rotated, with space around it: it is repeated over the whole photo. */
async function tileOf(text: string, photo: { width: number; height: number }): Promise<Buffer> {
  await knowFonts();
  const [shorter, longer] = [Math.min(photo.width, photo.height), Math.max(photo.width, photo.height)];
  const measured = await written(text, 100, layers.over);
  const size = Math.max(smallest, Math.round(Math.min(longer * height, (shorter * width * 100) / measured.info.width)));
  const [under, over] = await Promise.all([written(text, size, layers.under), written(text, size, layers.over)]);
  const [gap, line] = [size * 2, Math.max(1, Math.round(size / 24))];
  const box = { width: over.info.width + gap, height: over.info.height + gap, channels: 4 as const, background: clear };
  const place = Math.round(gap / 2);
  const straight = await sharp({ create: box })
    .composite([
      { input: under.data, left: place + line, top: place + line },
      { input: over.data, left: place, top: place },
    ])
    .png()
    .toBuffer();
  const aslant = await sharp(straight).rotate(degrees, { background: clear }).png().toBuffer({ resolveWithObject: true });
  const cut = { width: Math.min(aslant.info.width, photo.width), height: Math.min(aslant.info.height, photo.height) };
  const left = Math.floor((aslant.info.width - cut.width) / 2);
  return sharp(aslant.data)
    .extract({ ...cut, left, top: Math.floor((aslant.info.height - cut.height) / 2) })
    .png()
    .toBuffer();
}

/** Writes a text all over a copy of a photo, into its pixels, so that no recipient can remove it. */
export async function watermarkCopy(copy: Uint8Array, text: string): Promise<Buffer> {
  const photo = await pixelsOf(sharp(copy));
  const tile = await tileOf(text, photo.info);
  return imageOf(photo)
    .composite([{ input: tile, tile: true, gravity: 'centre' }])
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
}
