import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chromaticOf } from './modes.ts';
import { readStories } from './readStories.ts';

const config = JSON.parse(readFileSync(path.join(import.meta.dirname, '../chromatic.config.json'), 'utf8')) as object;

const stories = readStories().map((story) => ({ ...story, modes: Object.keys(chromaticOf(story).modes ?? {}) }));

test('no guard has a snapshot, and everything else has', () => {
  expect(stories.filter(({ name, modes }) => name.startsWith('Guard: ') === modes.length > 0)).toEqual([]);
});

const modes = (more: object) =>
  Object.keys(chromaticOf({ title: 'Primitives/Inputs/Text field', name: 'States', tags: [], isSized: false, ...more }).modes ?? {});

test('a story with its own viewport has one snapshot, a primitive none of a phone unless it depends on the screen', () => {
  expect([modes({}), modes({ tags: ['phone'] }), modes({ title: 'App/Theme switch' }), modes({ isSized: true })]).toEqual([
    ['light', 'dark'],
    ['light', 'dark', 'mobile'],
    ['light', 'dark', 'mobile'],
    ['light'],
  ]);
});

test('a screen has snapshots at 1024 and 1160 too, where it has most to show', () => {
  const widths = (name: string) => modes({ title: 'Projects/Projects', name }).slice(3);
  expect(['Content', 'Long words', 'Managing', 'Loading', 'Empty Archive', 'Failed'].map(widths)).toEqual([
    ['laptop', 'compact'],
    ['laptop', 'compact'],
    ['laptop', 'compact'],
    [],
    [],
    [],
  ]);
  expect(modes({ title: 'Projects/Projects', name: 'Narrow', isSized: true })).toEqual(['light']);
});

test('a story has at most 2.75 snapshots on average: each costs time and money', () => {
  const shown = stories.filter((one) => one.modes.length > 0);
  const sum = shown.reduce((total, one) => total + one.modes.length, 0);
  expect(sum / shown.length).toBeLessThanOrEqual(2.75);
});

test('Chromatic takes snapshots of what a change touches only', () => {
  expect(config).toMatchObject({ onlyChanged: true, buildScriptName: 'build-storybook' });
});
