import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { isGuard } from '../../guards.ts';
import { absent, areas, readStates, stateOf, states } from './states.ts';

const top = path.join(import.meta.dirname, '../../..');
const stories = globSync('packages/features/src/**/*.stories.tsx', { cwd: top }).flatMap((file) => {
  const csf = loadCsf(readFileSync(path.join(top, file), 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
  const title = csf.meta.title ?? '';
  return Object.entries(csf._stories)
    .filter(([, { name }]) => !isGuard(name))
    .map(([key, { id, name = '' }]) => ({ id, name, title, caption: extractDescription(csf._storyStatements[key]) }));
});
const screens = readStates(stories);

test('each screen has a story of each state, or a reason why it has none', () => {
  const holes = screens.flatMap(({ title, cells }) =>
    states.filter((state) => cells[state].stories.length === 0 && cells[state].reason === undefined).map((state) => `${title}: ${state}`),
  );
  expect(holes, 'write a story of that name, or the reason into `absent` in .storybook/blocks/screens/states.ts').toEqual([]);
});

test('no reason is given for a state that is shown, or for a screen that is gone', () => {
  const idle = Object.entries(absent).flatMap(([title, reasons]) => {
    const cells = screens.find((one) => one.title === title)?.cells;
    return Object.keys(reasons)
      .filter((state) => !cells || cells[state as keyof typeof cells].stories.length > 0)
      .map((state) => `${title}: ${state}`);
  });
  expect(idle, 'take it out of `absent`').toEqual([]);
});

test('names of stories tell their state', () => {
  expect(['Content', 'Filters Failed', 'Photos loading', 'Empty group', 'Choosing photos, narrow', 'Nothing Matched'].map(stateOf)).toEqual(
    ['Content', 'Failed', 'Loading', 'Empty', 'Narrow', 'Empty'],
  );
  expect(stateOf('Delivery')).toBeUndefined();
});

test('each picture of a screen has a caption: what every story of its state shows, or its own doc comment', () => {
  const bare = stories.filter(
    ({ title, name, caption }) => areas.includes(title.split('/')[0] ?? '') && stateOf(name) === undefined && caption === '',
  );
  expect(
    bare.map(({ title, name }) => `${title}: ${name}`),
    'say in a doc comment above the story what it shows',
  ).toEqual([]);
});
