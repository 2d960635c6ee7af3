import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chromaticOf } from './modes.ts';
import { readStories } from './readStories.ts';

const config = JSON.parse(readFileSync(path.join(import.meta.dirname, '../chromatic.config.json'), 'utf8')) as object;

const pictures = readStories().map((story) => ({ ...story, modes: Object.keys(chromaticOf(story).modes ?? {}) }));

test('no guard is photographed, and everything else is', () => {
  expect(pictures.filter(({ name, modes }) => name.startsWith('Guard: ') === modes.length > 0)).toEqual([]);
});

test('a story with its own viewport has one picture, a primitive none of a phone unless it depends on the screen', () => {
  const one = { title: 'Primitives/Inputs/Text field', tags: [], isSized: false };
  const modes = (more: object) => Object.keys(chromaticOf({ ...one, name: 'States', ...more }).modes ?? {});
  expect([modes({}), modes({ tags: ['phone'] }), modes({ title: 'Projects/Projects' }), modes({ isSized: true })]).toEqual([
    ['light', 'dark'],
    ['light', 'dark', 'mobile'],
    ['light', 'dark', 'mobile'],
    ['light'],
  ]);
});

test('a build takes so many pictures at most: each costs time and money', () => {
  expect(pictures.reduce((sum, { modes }) => sum + modes.length, 0)).toBeLessThanOrEqual(1160);
});

test('only what a change touches is photographed', () => {
  expect(config).toMatchObject({ onlyChanged: true, buildScriptName: 'build-storybook' });
});
