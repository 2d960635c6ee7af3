import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mainColor } from './main-color.ts';
import { imageOf, type Pixels } from './pixels.ts';

const pixelsOf = (colors: readonly [red: number, green: number, blue: number][]): Pixels => ({
  data: Buffer.from(colors.flat()),
  info: { width: colors.length, height: 1, channels: 3 },
});

/** Cubing the values makes dark colours more frequent. */
const part = (at: number): number => Math.floor((((at * 7_919) % 1_009) / 1_009) ** 3 * 256);

test('answers the middle of the colours that most pixels have', () => {
  const pixels = pixelsOf([
    [250, 3, 17],
    [0, 255, 0],
    [255, 15, 31],
  ]);
  expect(mainColor(pixels)).toBe('#f80818');
});

test('answers what sharp calls dominant, where one colour leads clearly', async () => {
  const pixels = pixelsOf(Array.from({ length: 4_000 }, (_, at) => [part(at * 3), part(at * 5 + 1), part(at * 11 + 2)]));
  const { dominant } = await sharp(await imageOf(pixels).png().toBuffer()).stats();
  const parts = [dominant.r, dominant.g, dominant.b].map((one) => one.toString(16).padStart(2, '0'));
  expect(mainColor(pixels)).toBe(`#${parts.join('')}`);
});
