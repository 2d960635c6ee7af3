import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { isGuard, tagGuards } from './guards.ts';
import { readFiles } from './chromatic/readStories.ts';
import { isFirst, nameSynonyms, shownName, shownTitle, synonyms } from './synonyms.ts';

const { order } = getStorySortParameter(readFileSync(path.join(import.meta.dirname, 'preview.tsx'), 'utf8')) as {
  order: (string | string[])[];
};

/** The stories files, each with its title and the names of its stories. */
const files = readFiles().map(({ file, csf }) => ({
  file,
  title: csf.meta.title ?? '',
  names: csf.stories.map(({ name }) => name),
  exports: Object.keys(csf._stories),
}));
const pages = globSync('pages/**/*.mdx', { cwd: import.meta.dirname }).map((file) => ({
  file,
  title: /<Meta\stitle="([^"]+)"/.exec(readFileSync(path.join(import.meta.dirname, file), 'utf8'))?.[1] ?? '',
}));

test('each page and stories file stands in a root of the stated order', () => {
  const lost = [...files, ...pages].filter(({ title }) => !order.includes(title.split('/')[0] ?? ''));
  expect(lost, 'an unknown root stands last in the sidebar: use one of `storySort.order` in .storybook/preview.tsx, or add it').toEqual([]);
});

test('each primitive stands in a group of the stated order', () => {
  const groups = order[order.indexOf('Primitives') + 1];
  const lost = files.filter(({ title }) => title.startsWith('Primitives/') && !groups?.includes(title.split('/')[1] ?? ''));
  expect(lost, 'use one of the groups after Primitives in `storySort.order`').toEqual([]);
});

test('no title has only guards: readers do not see them, and its row in the sidebar would be empty', () => {
  const withPictures = new Set(files.filter(({ names }) => !names.every(isGuard)).map(({ title }) => title));
  const lost = files.filter(({ title }) => !withPictures.has(title)).map(({ file }) => file);
  expect(lost, 'give the file the title of the component or screen that it guards').toEqual([]);
});

test('the search finds each component and screen by other names, in Russian and in English', () => {
  const titles = new Set(files.map(({ title }) => title));
  const lost = [...titles].filter((title) => !/[а-яё]/.test(synonyms[title] ?? '') || !/[a-z]{2}/.test(synonyms[title] ?? ''));
  expect(lost, 'add it to .storybook/synonyms.ts').toEqual([]);
  expect(Object.keys(synonyms).filter((title) => !titles.has(title))).toEqual([]);
});

test('one story of each title stands for it in the search', () => {
  const wrong = [...Map.groupBy(files, ({ title }) => title)]
    .map(([title, ofTitle]) => [title, ofTitle.flatMap(({ exports }) => exports.filter((name) => isFirst(title, name)))] as const)
    .filter(([, found]) => found.length !== 1);
  expect(wrong, 'name a story Playground or Content, or choose one in .storybook/synonyms.ts').toEqual([]);
});

test('a tab has no other names in its title', () => {
  expect(shownTitle('Primitives / Button - Playground · кнопка, submit ⋅ Storybook')).toBe('Primitives / Button - Playground ⋅ Storybook');
  expect(shownTitle('Primitives / Button - Docs ⋅ Storybook')).toBe('Primitives / Button - Docs ⋅ Storybook');
});

test('other names stand behind the name of the first story, and only there', async () => {
  const stories = ['States', 'Playground'].map((exportName) => ({
    type: 'story' as const,
    importPath: 'x',
    exportName,
    title: 'Primitives/Media/Gallery',
  }));
  const named = await nameSynonyms({ test: /x/, createIndex: async () => stories }).createIndex('x', { makeTitle: () => 'X' });
  const [states, playground] = named.map(({ name }) => name);
  expect(states).toBeUndefined();
  expect(playground).toMatch(/^Playground · .*lightbox/);
  expect(shownName(playground ?? '')).toBe('Playground');
});

test('guards are tagged by their names', async () => {
  const stories = [
    { type: 'story', importPath: 'x', exportName: 'Content' },
    { type: 'story', importPath: 'x', exportName: 'Kept', name: 'Guard: it is kept', tags: ['phone'] },
  ] as const;
  const indexer = tagGuards({
    test: /x/,
    createIndex: async () => stories.map((story) => ({ ...story, tags: [...('tags' in story ? story.tags : [])] })),
  });
  const tagged = await indexer.createIndex('x', { makeTitle: () => 'X' });
  expect(tagged.map(({ tags }) => tags)).toEqual([[], ['phone', 'guard']]);
});
