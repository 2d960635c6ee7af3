import { expect, test } from 'vitest';
import { findCrop, type Gray, resized } from './findCrop.ts';

/** A scene of soft spots, the same for the same seed. */
function scene(seed: number, width = 300, height = 200): Gray {
  let state = seed;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const spots = Array.from({ length: 40 }, () => ({
    x: random() * width,
    y: random() * height,
    size: 6 + random() * 30,
    tone: random() * 255,
  }));
  const pixels = Float32Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    return spots.reduce((sum, spot) => sum + spot.tone * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spot.size ** 2)), 20);
  });
  return { width, height, pixels };
}

function cropped({ width, pixels }: Gray, left: number, top: number, newWidth: number, newHeight: number): Gray {
  const out = Float32Array.from({ length: newWidth * newHeight }, (_, place) => {
    const [x, y] = [place % newWidth, Math.floor(place / newWidth)];
    return pixels[(top + y) * width + left + x] ?? 0;
  });
  return { width: newWidth, height: newHeight, pixels: out };
}

test.each([
  [45, 20, 210, 140],
  [0, 0, 150, 100],
  [110, 10, 120, 180],
  [30, 60, 240, 100],
])('finds the part at %i, %i of %i × %i pixels, in other tones', (left, top, width, height) => {
  const before = scene(7);
  const part = cropped(before, left, top, width, height);
  const after = { ...part, pixels: part.pixels.map((tone) => 255 * (tone / 400) ** 0.8) };
  const crop = findCrop(before, resized(after, Math.round(width * 0.9), Math.round(height * 0.9)));
  expect(crop?.left).toBeCloseTo(left / 300, 1.5);
  expect(crop?.top).toBeCloseTo(top / 200, 1.5);
  expect(crop?.width).toBeCloseTo(width / 300, 1.5);
  expect(crop?.height).toBeCloseTo(height / 200, 1.5);
});

test('a photo that was not cropped has no part, and another photo has none either', () => {
  expect(findCrop(scene(7), resized(scene(7), 150, 100))).toBeNull();
  expect(findCrop(scene(7), scene(11))).toBeNull();
});
