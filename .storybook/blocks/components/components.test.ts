import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestsForPrograms } from './manifests.ts';
import { markdownFiles } from './markdown.ts';
import { fileOf, readComponents, readScreens } from './readComponents.ts';

const components = readComponents();
const files = markdownFiles();
const screensOf = (name: string) => components.find((one) => one.name === name)?.usedOn.map(({ title }) => title);

test('a component is used on the screens that render it, through other files and the doors of folders too', () => {
  expect(screensOf('SearchField')).toContain('Projects/Projects');
  expect(screensOf('PriceSlider')?.every((title) => title.startsWith('Directory/'))).toBe(true);
  expect(screensOf('PriceSlider')).not.toEqual([]);
});

test('most components are used, and none by every screen of the portal by mistake', () => {
  const uses = components.map(({ usedOn }) => usedOn.length);
  expect(uses.filter((count) => count > 0).length).toBeGreaterThan(components.length / 2);
  expect(new Set(uses).size).toBeGreaterThan(3);
});

test('programs find each component, with its guide and its props, and each screen', () => {
  for (const { name, guide } of components) {
    expect(files['llms.txt']).toContain(`- [${name}](components/${name}.md): ${guide.purpose}`);
    expect(files[`components/${name}.md`]).toContain(guide.use[0]);
  }
  for (const { name } of components) {
    const [, imports = '', jsx] = /```tsx\n(import .*?;)\n(?:\n([\s\S]*?)\n)?```/.exec(files[`components/${name}.md`] ?? '') ?? [];
    expect(imports).toMatch(new RegExp(`\\b${name}\\b.* from '@portal/ui'`));
    // What it renders is imported, and no mock of a story is called.
    for (const [, used = ''] of jsx?.matchAll(/<([A-Z]\w*)/g) ?? []) expect(imports).toContain(used);
    expect(jsx ?? `<${name}`).toContain(`<${name}`);
    expect(jsx ?? '').not.toMatch(/\bfn\(/);
  }
  expect(files['llms.txt']).toContain('- [Projects/Shares](screens/projects-shares.md): Content');
  expect(files['screens/projects-shares.md']).toContain('- a share may show one group alone, and says so on its card');
  expect(files['screens/projects-shares.md']).toContain('- [Button](../components/Button.md)');
  expect(files['components/Link.md']).toContain('| tone? | `"nav" \\| "plain" \\| "quiet"` | `\'plain\'` | `plain` in text');
  expect(files['components/Link.md']).toContain(
    `import { Link } from '@portal/ui';\n\n<Link href="/photographers/1">\n  Страница фотографа\n</Link>\n`,
  );
});

/** The stories of a file, counted without Storybook’s parser. */
const exported = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(/gm)];
const bullets = (markdown = '', heading = '') =>
  new RegExp(`## ${heading}\\n\\n((?:- .*\\n)+)`).exec(markdown)?.[1]?.trim().split('\n') ?? [];

test('the Markdown of a screen has each of its stories', () => {
  const screens = readScreens();
  expect(screens.flatMap((screen) => screen.files)).toHaveLength(globSync('{packages/features,app}/src/**/*.stories.tsx').length);
  for (const screen of screens) {
    const markdown = files[`screens/${fileOf(screen)}`];
    const told = [...bullets(markdown, 'States'), ...bullets(markdown, 'What its tests say')];
    expect([screen.title, told.length]).toEqual([screen.title, screen.files.flatMap(exported).length]);
  }
  expect(bullets(files['screens/projects-images.md'], 'States')).toContain('- Long words');
  expect(bullets(files['screens/cabinet-settings.md'], 'States')).toContain(
    '- Deletion: Before an account is deleted, its password is asked for.',
  );
  expect(files['llms.txt']).toContain('(screens/app-unsaved-question.md): Typed');
});

test(
  'Storybook’s manifest tells the name, import, props and rules of each component, and no place of this machine',
  { timeout: 30_000 },
  async () => {
    const wrong = { name: 'Controlled', import: "import { Controlled } from '@portal/ui';", error: { name: 'No component file found' } };
    const ids = components.map(({ id }) => id.replace('--docs', ''));
    const { components: told } = await manifestsForPrograms({
      components: {
        components: {
          ...Object.fromEntries(ids.map((id) => [id, { ...wrong, path: `${process.cwd()}/packages/ui/src/link` }])),
          'session-login': { ...wrong, name: 'LoginScreen' },
        },
      },
    });
    for (const [at, { name }] of components.entries()) {
      const one = told?.components[ids[at] ?? ''];
      expect(one).toMatchObject({ name, import: `import { ${name} } from '@portal/ui';`, path: 'packages/ui/src/link' });
      expect(one).not.toHaveProperty('error');
      expect(one).toHaveProperty('reactDocgen.props');
      expect(one?.apiDescription).toContain(`# ${name}\n`);
    }
    expect(told?.components['primitives-choice-select']).toHaveProperty('reactDocgen.props.options.required', true);
    expect(told?.components['session-login']).toEqual({ name: 'LoginScreen' });
  },
);
