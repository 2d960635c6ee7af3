import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { changePages } from './changePages.ts';
import { isGuard, showPage, tagGuards } from './guards.ts';
import { readFiles } from './chromatic/readStories.ts';
import { nameSynonyms, shownName, shownTitle, synonyms } from './synonyms.ts';

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

test('the search finds each page by other names, in Russian and in English', () => {
  // Those of the specification and of decisions are found by their own names.
  const titles = new Set([...files, ...pages].map(({ title }) => title).filter((title) => !/^(?:Specification|Decisions)\//.test(title)));
  const lost = [...titles].filter((title) => !/[а-яё]/.test(synonyms[title] ?? '') || !/[a-z]{2}/.test(synonyms[title] ?? ''));
  expect(lost, 'add it to .storybook/synonyms.ts').toEqual([]);
  expect(Object.keys(synonyms).filter((title) => !titles.has(title))).toEqual([]);
});

test('a tab has no other names in its title', () => {
  expect(shownTitle('Primitives / Button - Docs · кнопка, submit ⋅ Storybook')).toBe('Primitives / Button - Docs ⋅ Storybook');
  expect(shownTitle('Primitives / Button - States ⋅ Storybook')).toBe('Primitives / Button - States ⋅ Storybook');
});

test('other names stand behind the name of a page, once, whoever asks for the index, and not behind those of stories', async () => {
  const entry = { importPath: 'x', tags: [] };
  const titles = ['Primitives/Media/Gallery', 'Foundations/Type', 'Decisions/001 One'];
  const entries = {
    story: { ...entry, id: 'story', type: 'story' as const, subtype: 'story' as const, title: titles[0] ?? '', name: 'Playground' },
    ...Object.fromEntries(
      titles.map((title) => [title, { ...entry, id: title, type: 'docs' as const, title, name: 'Docs', storiesImports: [] }]),
    ),
  };
  const generator = { getIndex: async () => ({ v: 5, entries }) };
  const index = await changePages(changePages(generator, nameSynonyms), nameSynonyms).getIndex();
  const names = Object.values(index.entries).map(({ name }) => name);
  expect(names).toEqual(['Playground', `Docs · ${synonyms['Primitives/Media/Gallery']}`, `Docs · ${synonyms['Foundations/Type']}`, 'Docs']);
  expect(names.map(shownName)).toEqual(['Playground', 'Docs', 'Docs', 'Docs']);
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

test('a page is no guard, also where the first file of its title has guards alone', () => {
  const page = { id: 'x', type: 'docs' as const, title: 'Session/Login', name: 'Docs', importPath: 'x', storiesImports: [] };
  expect(showPage({ ...page, tags: ['autodocs', 'guard'] }).tags).toEqual(['autodocs']);
});
