import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import rows from './rows.json' with { type: 'json' };

/** A place that names a row of the specification: `DIR-17`, or `PORT-37…44` for several. */
export interface Mention {
  /** A file relative to the root of the workspace, with the first line that names the row. */
  place: string;
  /** The documentation page of a stories file, or a page of the Storybook. */
  page?: { id: string; title: string };
}

const top = path.join(import.meta.dirname, '../../..');
const inText = /\b([A-Z][A-Z0-9]+)-(\d{2,3})(?!\d)(?:…(\d{2,3}))?/g;

/** Every row that the text names, with the line. */
export function mentionedIn(text: string): { row: string; line: number }[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(inText)].flatMap(([, area = '', first = '', last = first]) => {
      if (!(area in rows)) return [];
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => ({
        row: `${area}-${String(Number(first) + step).padStart(first.length, '0')}`,
        line: index + 1,
      }));
    }),
  );
}

function pageOf(file: string, text: string): Mention['page'] {
  const title = file.endsWith('.stories.tsx')
    ? /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1]
    : /<Meta title="([^"]+)"/.exec(text)?.[1];
  return title === undefined ? undefined : { id: `${toId(title)}--docs`, title };
}

/** All mentions of the workspace, by row. */
export function findMentions(): Record<string, Mention[]> {
  const found: Record<string, Mention[]> = {};
  const files = globSync('{packages,app,mocks,.storybook}/**/*.{ts,tsx,css,mdx}', {
    cwd: top,
    exclude: (name) => ['node_modules', 'specification'].includes(name),
  });
  for (const file of files.toSorted()) {
    const text = readFileSync(path.join(top, file), 'utf8');
    const page = pageOf(file, text);
    const named = new Map<string, number>(
      mentionedIn(text)
        .map(({ row, line }) => [row, line] as const)
        .toReversed(),
    );
    for (const [row, line] of named) (found[row] ??= []).push({ place: `${file}:${line}`, ...(page && { page }) });
  }
  return found;
}

/** The module `virtual:mentions`: the places that name each row, read when the Storybook is built. */
export function mentions(): Plugin {
  const id = '\0virtual:mentions';
  return {
    name: 'mentions',
    resolveId: (wanted) => (wanted === 'virtual:mentions' ? id : undefined),
    load: (wanted) => (wanted === id ? `export default ${JSON.stringify(findMentions())};` : undefined),
  };
}
