import { imageOf, type Pixels, pixelsOf } from '../../../server/src/platform/images/pixels.ts';

/** Between 0 and 1, always the same row of numbers. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const between = (random: Random, least: number, most: number): number => least + (most - least) * random();
const rgb = (image: Pixels) => pixelsOf(imageOf(image).removeAlpha().toColourspace('srgb'));

/** How far things move between two frames of a series, in parts of the width. */
const MOVED = 0.03;
const [columns, rows] = [5, 4];
const smooth = (part: number): number => part * part * (3 - 2 * part);

/** The next frame of a series: the camera and all that is seen have moved a little, each thing in a direction of its own. */
export function nextFrame(image: Pixels, random: Random): Pixels {
  const { width, height, channels } = image.info;
  const move = () => Array.from({ length: columns * rows }, () => between(random, -MOVED, MOVED) * width);
  const [across, down] = [move(), move()];
  const [shiftX, shiftY, zoom] = [
    between(random, -MOVED, MOVED) * width,
    between(random, -MOVED, MOVED) * height,
    between(random, 0.96, 1),
  ];
  const data = Buffer.alloc(image.data.length);
  for (let y = 0; y < height; y += 1) {
    const row = (y / height) * (rows - 1);
    const lower = smooth(row % 1);
    for (let x = 0; x < width; x += 1) {
      const column = (x / width) * (columns - 1);
      const right = smooth(column % 1);
      const at = Math.floor(row) * columns + Math.floor(column);
      const moved = (all: number[]): number =>
        ((all[at] ?? 0) * (1 - right) + (all[at + 1] ?? 0) * right) * (1 - lower) +
        ((all[at + columns] ?? 0) * (1 - right) + (all[at + columns + 1] ?? 0) * right) * lower;
      const fromX = clamped((x - width / 2) * zoom + width / 2 + shiftX + moved(across), width);
      const fromY = clamped((y - height / 2) * zoom + height / 2 + shiftY + moved(down), height);
      const from = (fromY * width + fromX) * channels;
      image.data.copy(data, (y * width + x) * channels, from, from + channels);
    }
  }
  return { data, info: image.info };
}

const clamped = (value: number, length: number): number => Math.min(length - 1, Math.max(0, Math.round(value)));

type Edit = (image: Pixels, random: Random) => Promise<Pixels>;

/** So much of both sides, from a corner anywhere. */
const crop =
  (partX: number, partY = partX): Edit =>
  (image, random) => {
    const [width, height] = [Math.round(image.info.width * partX), Math.round(image.info.height * partY)];
    const left = Math.floor(random() * (image.info.width - width + 1));
    const top = Math.floor(random() * (image.info.height - height + 1));
    return pixelsOf(imageOf(image).extract({ left, top, width, height }));
  };

/** Light of so many stops more, as a converter of RAW gives it: what is too bright burns out. */
const exposure =
  (stops: number): Edit =>
  async ({ data, info }) => {
    const levels = Uint8Array.from({ length: 256 }, (_, level) => Math.min(255, 255 * ((level / 255) ** 2.2 * 2 ** stops) ** (1 / 2.2)));
    return { data: Buffer.from(data.map((level) => levels[level] ?? 0)), info };
  };

const blackAndWhite: Edit = async (image) => rgb(await pixelsOf(imageOf(image).greyscale().toColourspace('srgb')));
const resize: Edit = (image) => pixelsOf(imageOf(image).resize(Math.round(image.info.width * 0.4)));
const jpeg: Edit = async (image) => {
  const { default: sharp } = await import('sharp');
  return pixelsOf(sharp(await imageOf(image).jpeg({ quality: 60 }).toBuffer()));
};

/** Seven strokes of a brush, over anything. */
const strokes: Edit = (image, random) => {
  const { width, height } = image.info;
  const lines = Array.from({ length: 7 }, () => {
    const to = [90, 60, 120, 60].map((far) => between(random, -far, far)).join(' ');
    const color = [0, 0, 0].map(() => Math.round(between(random, 120, 240))).join(',');
    return `<path d="M${random() * width} ${random() * height} q ${to}" stroke="rgb(${color})" stroke-opacity="0.75" stroke-width="${between(random, 6, 16)}" stroke-linecap="round" fill="none"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`;
  return pixelsOf(
    imageOf(image)
      .composite([{ input: Buffer.from(svg) }])
      .removeAlpha(),
  );
};

/** Straightened by one to three degrees, without the empty corners. */
const turn: Edit = async (image, random) => {
  const degrees = between(random, 1, 3) * (random() < 0.5 ? -1 : 1);
  const turned = await pixelsOf(imageOf(image).rotate(degrees, { background: '#ffffff' }).removeAlpha());
  const { width, height } = image.info;
  const [cos, sin] = [Math.cos((Math.abs(degrees) * Math.PI) / 180), Math.sin((Math.abs(degrees) * Math.PI) / 180)];
  const part = Math.min(width / (width * cos + height * sin), height / (height * cos + width * sin));
  const [inX, inY] = [Math.floor(width * part), Math.floor(height * part)];
  const left = Math.floor((turned.info.width - inX) / 2);
  const top = Math.floor((turned.info.height - inY) / 2);
  return pixelsOf(imageOf(turned).extract({ left, top, width: inX, height: inY }));
};

/** What retouchers do to a photo. */
export const edits: Readonly<Record<string, Edit>> = {
  'cropped to 65 %': crop(0.65),
  'cropped to 70 %': crop(0.7),
  'cropped to 85 %': crop(0.85),
  'cropped to another shape': crop(0.72, 1),
  'a stop lighter': exposure(1),
  'a stop darker': exposure(-1),
  'black and white': blackAndWhite,
  'resized to 40 %': resize,
  'JPEG of quality 60': jpeg,
  'strokes of a brush': strokes,
  'turned by up to 3°': turn,
};
