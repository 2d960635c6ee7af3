import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from './part.ts';

/** The folders whose names, comments and titles are checked. */
const folders = ['.ci', '.storybook', 'app', 'mocks', 'packages'];

/** Files that quote other code. */
const excluded = [
  '.ci/words.test.ts',
  // Quotes the code of all packages.
  '.ci/seeded/faults.ts',
];

/** Private words of this project, each with the standard term. They have no technical meaning of their own. */
const words: readonly (readonly [word: string, instead: string])[] = [
  ['drawn', 'rendered'],
  ['redraw|redraws|redrawn', 'render again'],
  ['tak(?:e|es|en|ing) over|took over', 'hydrate, hydrated'],
  ['held press(?:es)?|early press(?:es)?', 'queued click'],
  ['doomed', 'pending deletion'],
  ['the (?:whole )?book', 'Storybook'],
  ['the house', 'the workspace'],
  ["doll’?'?s house", 'mocks'],
  ['cellar', 'server'],
  ['towns?', 'city'],
  ['(?:client|link|news|reset|reminder) letters?', 'email'],
  ['rooms?', 'feature, limit, space'],
  ['let go(?! back)', 'released, dropped, deselected'],
  ['on (?:its|their) way', 'loading, pending, running'],
  ['in sight', 'visible'],
  ['at rest|comes? to rest', 'idle, is disabled'],
  ["keyboard’?'?s place", 'focus'],
  ['who retouches', 'a retoucher'],
  ['the own (?=\\w+)', 'the caller’s'],
  ['(?:slow|fast) line', 'connection'],
  ['walks? (?:along|over)', 'moves along, skips'],
  ['anew', 'again'],
  ['is away', 'is down'],
  ['unheard', 'without a listener'],
  ['calmly', 'throttled'],
];

/** A class of school is no private word. */
const allowed = /class ?room/gi;

const pattern = new RegExp(String.raw`\b(?:${words.map(([word]) => `(?:${word})`).join('|')})\b`, 'gi');

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', ...folders], {
  cwd: top,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(?:ts|tsx|css|mdx|html|json)$/.test(file) && !/texts\.(?:ru|en)\.json$/.test(file) && !excluded.includes(file));

/** The words of an identifier or a path: `isDrawn`, `taken-over` and `DRAWN_AS` contain private words too. */
const split = (text: string): string =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/(?<=\w)[-_](?=\w)/g, ' ')
    .replace(allowed, '');

const find = (text: string): string[] => split(text).match(pattern) ?? [];

test.each([
  ['const isDrawn = true;', 'Drawn'],
  ['it is taken-over', 'taken over'],
  ['/** A room of the house. */', 'room'],
  ['TOWN_LIMIT', 'TOWN'],
  ['the photos are on their way', 'on their way'],
  ['KeyboardsPlace', 'Keyboards Place'],
])('finds the private word in %s', (text, word) => {
  expect(find(text)[0]).toBe(word);
});

test.each(['a classroom', 'withdrawn', 'Storybook'])('accepts %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('no private word is used in a name, a comment or a title', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => [
    ...find(file).map((word) => `${file}: ${word}`),
    ...readFileSync(path.join(top, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => find(line).map((word) => `${file}:${index + 1}: ${word}`)),
  ]);
  expect(found, 'say it by the standard term that stands beside the word in `words` above').toEqual([]);
});
