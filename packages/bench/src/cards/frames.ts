import { encode } from 'uqr';
import sharp from 'sharp';
import { type Pixels, pixelsOf } from '../../../server/src/platform/images/pixels.ts';
import type { Random } from '../match/pixels.ts';

/** A frame of a camera of 24 megapixels. */
export const frameSize = { width: 6_000, height: 4_000 };

const between = (random: Random, least: number, most: number): number => least + (most - least) * random();

/** A printed card, white with a name and a code: pixels of its sides. */
const card = { width: 1_480, height: 1_050 };

/** A card as it is printed, with a code on both of its sides. */
export async function printedCard(code: string, name: string): Promise<Pixels> {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">
    <rect width="100%" height="100%" fill="#fff"/>
    ${[45, 860].map((x) => `<svg x="${x}" y="30" width="575" height="575" viewBox="0 0 ${size} ${size}"><path d="${dark.join('')}"/></svg>`).join('')}
    <text x="740" y="800" text-anchor="middle" font-family="sans-serif" font-size="80" font-weight="700">${name}</text></svg>`;
  return pixelsOf(sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toColourspace('srgb'));
}

/** How a card lies in a frame. Angles in degrees. */
export interface Shot {
  /** Part of the frame's area that the card takes. */
  area: number;
  turned: number;
  /** Away from the camera, around an axis of any direction. */
  tilted: number;
  axis: number;
  /** Gaussian blur in pixels of the frame. */
  blur: number;
  /** 1: as bright as the paper. */
  light: number;
  /** Noise of a dark frame, in steps of brightness. */
  noise: number;
  /** Part of the card that a hand covers, from the left. */
  covered: number;
}

type Point = readonly [number, number];

/** Where the corners of the card are seen, from the upper left, clockwise. */
function cornersOf({ area, turned, tilted, axis }: Shot, centre: Point): Point[] {
  const scale = Math.sqrt((area * frameSize.width * frameSize.height) / (card.width * card.height));
  const [half, high] = [(card.width * scale) / 2, (card.height * scale) / 2];
  const [turn, tilt, around] = [turned, tilted, axis].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  // The camera is about as far away as three widths of the card.
  const distance = half * 6;
  return (
    [
      [-half, -high],
      [half, -high],
      [half, high],
      [-half, high],
    ] as const
  ).map(([x, y]) => {
    const [along, across] = [x * Math.cos(around) + y * Math.sin(around), -x * Math.sin(around) + y * Math.cos(around)];
    const [nearer, flat] = [across * Math.sin(tilt), across * Math.cos(tilt)];
    const [tx, ty] = [along * Math.cos(around) - flat * Math.sin(around), along * Math.sin(around) + flat * Math.cos(around)];
    const seen = distance / (distance + nearer);
    const [px, py] = [tx * seen, ty * seen];
    return [centre[0] + px * Math.cos(turn) - py * Math.sin(turn), centre[1] + px * Math.sin(turn) + py * Math.cos(turn)] as const;
  });
}

/** Solves a system of linear equations by Gauss's method. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column; row < size; row += 1) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    for (let other = 0; other < size; other += 1) {
      if (other === column) continue;
      const part = rows[other]![column]! / pivot[column]!;
      for (let at = column; at <= size; at += 1) rows[other]![at]! -= part * pivot[at]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}

/** The projection of the frame onto the card: eight numbers. */
function projection(from: readonly Point[], to: readonly Point[]): number[] {
  return solve(
    from.flatMap(([x, y], at) => {
      const [u, v] = to[at]!;
      return [
        [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
        [0, 0, 0, x, y, 1, -v * x, -v * y, v],
      ];
    }),
  );
}

/** A frame with a card in it, as a JPEG. */
export async function frameWith(background: Pixels, printed: Pixels, shot: Shot, random: Random): Promise<Buffer> {
  const { width, height } = frameSize;
  const frame = { data: Buffer.from(background.data), info: background.info };
  const flat = cornersOf(shot, [0, 0]);
  const [reachX, reachY] = [Math.max(...flat.map(([x]) => Math.abs(x))), Math.max(...flat.map(([, y]) => Math.abs(y)))];
  const centre: Point = [
    between(random, Math.min(reachX, width / 2), Math.max(width - reachX, width / 2)),
    between(random, Math.min(reachY, height / 2), Math.max(height - reachY, height / 2)),
  ];
  const corners = flat.map(([x, y]) => [x + centre[0], y + centre[1]] as const);
  const [a, b, c, d, e, f, g, h] = projection(corners, [
    [0, 0],
    [card.width, 0],
    [card.width, card.height],
    [0, card.height],
  ]) as [number, number, number, number, number, number, number, number];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...corners.map(([x]) => x)))),
    Math.min(width, Math.ceil(Math.max(...corners.map(([x]) => x)))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y)))),
    Math.min(height, Math.ceil(Math.max(...corners.map(([, y]) => y)))),
  ];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const w = g * x + h * y + 1;
      const [u, v] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      if (u < 0 || v < 0 || u >= card.width || v >= card.height) continue;
      const isCovered = u / card.width < shot.covered;
      const to = (y * width + x) * 3;
      if (isCovered) {
        // Skin.
        [frame.data[to], frame.data[to + 1], frame.data[to + 2]] = [205, 160, 135];
        continue;
      }
      const from = (Math.floor(v) * card.width + Math.floor(u)) * 3;
      // Paper and ink are neither quite white nor quite black.
      for (const channel of [0, 1, 2]) frame.data[to + channel] = 25 + printed.data[from + channel]! * 0.86;
    }
  }
  let image = sharp(frame.data, { raw: { width, height, channels: 3 } });
  if (shot.blur > 0) image = image.blur(shot.blur);
  if (shot.light !== 1) image = image.linear(shot.light, 0);
  if (shot.noise === 0) return image.jpeg({ quality: 90 }).toBuffer();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random() + random() + random() - 1.5) * 2 * shot.noise;
    for (const channel of [0, 1, 2]) data[at + channel] = Math.max(0, Math.min(255, data[at + channel]! + grain));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
