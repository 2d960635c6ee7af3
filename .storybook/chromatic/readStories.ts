import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

const top = path.join(import.meta.dirname, '../..');

/** The stories files as their code says, for tests. */
export const readFiles = () =>
  globSync('{packages/*/src,app/src}/**/*.stories.tsx', { cwd: top }).map((file) => {
    const code = readFileSync(path.join(top, file), 'utf8');
    return { file, code, csf: loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse() };
  });

/** Every story: its name, its title, its tags, and whether it has its own viewport. */
export const readStories = () =>
  readFiles().flatMap(({ code, csf }) => {
    /** The code of each story, from its export to the next. */
    const parts = code.split(/^(?=export const )/m);
    // Of a whole file, or of one story: named there, or by a constant.
    const sized = /\bviewport: \{ value|\bnarrow\(|globals: narrow\b|\.\.\.(?:wide|phone|narrow)\b/;
    const isWhole = /^ {2}globals: \{ viewport/m.test(parts[0] ?? '');
    return csf.stories.map(({ name = '', tags = [], __stats: _, ...story }) => {
      const exported = Object.entries(csf._stories).find(([, one]) => one.id === story.id)?.[0];
      const own = parts.find((part) => part.startsWith(`export const ${exported} `)) ?? '';
      return { name, title: csf.meta.title ?? '', tags: [...(csf.meta.tags ?? []), ...tags], isSized: isWhole || sized.test(own) };
    });
  });
