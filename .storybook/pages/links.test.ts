import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';

const top = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(top, file), 'utf8');
const sources = globSync('.storybook/{pages,blocks}/**/*.{mdx,ts,tsx}', { cwd: top });

/** The ids of all stories, and of the pages of their titles. */
const ofStories = globSync('{packages/*/src,app/src}/**/*.stories.tsx', { cwd: top }).flatMap((file) => {
  const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse();
  return [...csf.stories.map(({ id }) => id), `${toId(csf.meta.title ?? '')}--docs`];
});
const ofPages = globSync('.storybook/pages/**/*.mdx', { cwd: top }).flatMap((file) => {
  const title = /<Meta\stitle="([^"]+)"/.exec(read(file))?.[1];
  return title === undefined ? [] : [`${toId(title)}--docs`];
});
const ids = new Set([...ofStories, ...ofPages]);

test('each link to a page or story of the Storybook leads to one that exists', () => {
  const links = sources.flatMap((file) =>
    [...read(file).matchAll(/[?]path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => ({ file, id })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test('a link looks like one: no style sheet of the pages takes its line away', () => {
  const sheets = globSync('.storybook/**/*.css', { cwd: top, exclude: (name) => name === 'node_modules' });
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((file) => /text-decoration(?:-line)?:\s*none/.test(read(file)))).toEqual([]);
});
