import { expect, test } from 'vitest';
import { type Sample, secondsLeft, withSample } from './timeLeft.ts';

const samples = (...pairs: [at: number, share: number][]): readonly Sample[] =>
  pairs.reduce<readonly Sample[]>((all, [at, share]) => withSample(all, { at, share }), []);

test('the time left follows the pace', () => {
  expect(secondsLeft(samples([0, 0], [5_000, 0.1]))).toBeCloseTo(45);
  expect(secondsLeft(samples([0, 0.5], [2_000, 0.55], [4_000, 0.6]))).toBeCloseTo(16);
});

test('nothing is foretold in the first moments, and of what does not move', () => {
  expect(secondsLeft([])).toBeNull();
  expect(secondsLeft(samples([0, 0], [2_000, 0.5]))).toBeNull();
  expect(secondsLeft(samples([0, 0.2], [9_000, 0.2]))).toBeNull();
});

test('a line that has become slow is judged by the last moments, and a new beginning by itself', () => {
  const slow = samples([0, 0], [10_000, 0.5], [20_000, 0.51], [31_000, 0.52]);
  expect(secondsLeft(slow)).toBeGreaterThan(200);
  expect(withSample(slow, { at: 32_000, share: 0 })).toEqual([{ at: 32_000, share: 0 }]);
});
