import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';

const ui = path.join(import.meta.dirname, '../../packages/ui/src');
/** Renders nothing, and has no page. */
const withoutPage = ['UiProvider'];

/** The exports of `packages/ui`, with their folders. */
const primitives = [...readFileSync(path.join(ui, 'index.ts'), 'utf8').matchAll(/export \{ (.+?) \} from '\.\/(.+)\/.+\.tsx'/g)]
  .flatMap(([, names = '', folder = '']) => names.split(', ').map((name) => ({ name, folder })))
  .filter(({ name }) => /^[A-Z]/.test(name) && !withoutPage.includes(name));

/** Stories files with a guide: their components and story names. */
const pages = globSync('*/*.stories.tsx', { cwd: ui }).flatMap((file) => {
  const code = readFileSync(path.join(ui, file), 'utf8');
  const component = /component: (\w+)/.exec(code)?.[1];
  if (!component || !code.includes('const guide: Guide')) return [];
  const others = /subcomponents: \{([^}]*)\}/.exec(code)?.[1]?.match(/\w+/g) ?? [];
  const stories = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse()._stories;
  return [
    {
      folder: path.dirname(file),
      components: [component, ...others],
      names: Object.entries(stories).map(([key, { name }]) => name ?? key),
    },
  ];
});

describe('every primitive has a documentation page', () => {
  test.each(primitives)('$name', ({ name, folder }) => {
    const page = pages.find((one) => one.folder === folder && one.components.includes(name));
    expect(
      page,
      `a stories file in packages/ui/src/${folder} with a guide and the component ${name}, or with it among its subcomponents`,
    ).toBeDefined();
    expect(page?.names, `${name} needs these three stories`).toEqual(expect.arrayContaining(['Playground', 'States', 'Narrow']));
    const guards = page?.names.filter((one) => one.startsWith('Guard: '));
    expect(guards?.length, `a story of ${name} that is called "Guard: what no picture can show", with a play`).toBeGreaterThan(0);
  });
});
