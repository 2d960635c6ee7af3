import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { captionOfDesign, designs } from './designs.ts';

const folder = path.join(import.meta.dirname, '../../pages/designs');
const files = globSync('*/*.webp', { cwd: folder });

test('each design is shown beside a screen, and none is missing', () => {
  const shown = new Set(Object.values(designs).flat());
  expect([...shown].map((name) => `${name}.webp`).toSorted(), 'name it in .storybook/blocks/screens/designs.ts').toEqual(
    files.map((file) => path.basename(file)).toSorted(),
  );
});

test('no design weighs more than 150 kB', () => {
  expect(files.filter((file) => statSync(path.join(folder, file)).size > 150_000)).toEqual([]);
});

test('a design says what it shows', () => {
  expect(captionOfDesign('home-lower-light-1440')).toBe('home lower, light, 1440 px');
  expect(captionOfDesign('cabinet-both-390')).toBe('cabinet, both themes, 390 px');
});
