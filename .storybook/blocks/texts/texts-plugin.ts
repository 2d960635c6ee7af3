import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { parseAll, readersOfMembers, readersOfTexts, sentences, workspaceResolver } from '../../../.ci/readers.ts';
import { componentOf, pageOf, top } from '../components/readComponents.ts';
import { firstStory, reachedFrom, textsIn } from './readTexts.ts';
import type { TextRow, Written } from './rows.ts';

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');

/** A story that opens a screen or a component, and what its page is called. */
export interface ShownStory {
  id: string;
  title: string;
}

/** All texts of the product, with the stories that show them. */
export function readTexts(): { texts: TextRow[]; stories: ShownStory[] } {
  const files = globSync('{packages/{ui,api,features,server},app}/src/**/*.{ts,tsx}', {
    cwd: top,
    exclude: (name) => name.endsWith('.d.ts'),
  });
  const sources = new Map(files.toSorted().map((file) => [file, read(file)]));
  const all = parseAll(sources, workspaceResolver());
  const known = globSync('{packages/{ui,features},app}/src/**/*.stories.tsx', { cwd: top })
    .flatMap((file) => {
      const text = read(file);
      const title = pageOf(text)?.title;
      const first = firstStory(text);
      return title && first ? { title, ...first, reached: reachedFrom(all, componentOf(file, text).source) } : [];
    })
    // Whoever imports least shows the text most directly.
    .toSorted((one, other) => Number(other.isPicture) - Number(one.isPicture) || one.reached.size - other.reached.size);
  const shownBy = (saidBy: readonly string[]): number[] => {
    const titles = new Map<string, number>();
    for (const [at, { title, reached }] of known.entries())
      if (!titles.has(title) && saidBy.some((file) => reached.has(file))) titles.set(title, at);
    return [...titles.values()];
  };
  const rowsOf = (file: string, russian: Written[], english: Written[], saidBy: (key: string) => string[]): TextRow[] => {
    const others = new Map(english.map((one) => [one.key, one]));
    return russian.map((one) => {
      const by = saidBy(one.key);
      return { file, key: one.key, russian: one, english: others.get(one.key), saidBy: by, shown: shownBy(by) };
    });
  };
  const catalogues = globSync('{packages/features,app}/src/**/texts.ru.json', { cwd: top })
    .toSorted()
    .flatMap((file) => {
      const russian = textsIn(file, read(file));
      const english = file.replace('.ru.', '.en.');
      const readers = readersOfTexts(
        all,
        file,
        russian.map(({ key }) => key),
      );
      return rowsOf(
        file,
        russian,
        existsSync(path.join(top, english)) ? textsIn(english, read(english)) : [],
        (key) => readers.get(key) ?? [],
      );
    });
  const inCode = sentences.flatMap(([file, name]) => {
    const readers = readersOfMembers(all, sources, file, name);
    return rowsOf(file, textsIn(file, read(file), name), [], (key) => readers.get(key) ?? readers.get(key.split('.')[0] ?? '') ?? []);
  });
  return {
    texts: [...catalogues, ...inCode],
    stories: known.map(({ title, name }) => ({ title, id: toId(title, storyNameFromExport(name)) })),
  };
}

/** The module `virtual:texts`, read when its page is built. */
export function texts(): Plugin {
  const id = '\0virtual:texts';
  return {
    name: 'texts',
    resolveId: (wanted) => (wanted === 'virtual:texts' ? id : undefined),
    load: (wanted) => (wanted === id ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readTexts()))});` : undefined),
  };
}
