import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestsForPrograms } from './manifests.ts';
import { markdownFiles } from './markdown.ts';
import { fileOf, readComponents, readScreens } from './readComponents.ts';

const components = readComponents();
const screensOf = (name: string) => components.find((one) => one.name === name)?.usedOn.map(({ title }) => title);

test('a component is used on the screens that render it, through other files and the doors of folders too', () => {
  expect(screensOf('SearchField')).toContain('Orders/Projects');
  expect(screensOf('PriceSlider')?.every((title) => title.startsWith('Directory/'))).toBe(true);
  expect(screensOf('PriceSlider')).not.toEqual([]);
});

test('most components are used, and none by every screen of the portal by mistake', () => {
  const uses = components.map(({ usedOn }) => usedOn.length);
  expect(uses.filter((count) => count > 0).length).toBeGreaterThan(components.length / 2);
  expect(new Set(uses).size).toBeGreaterThan(3);
});

// It reads the types of all components: on a busy machine longer than a test usually may take.
test('programs find each component, with its guide and its props, and each screen', { timeout: 30_000 }, () => {
  const files = markdownFiles();
  for (const { name, guide } of components) {
    expect(files['llms.txt']).toContain(`- [${name}](components/${name}.md): ${guide.purpose}`);
    expect(files[`components/${name}.md`]).toContain(guide.use[0]);
  }
  expect(files['llms.txt']).toContain('- [Orders/Links](screens/orders-links.md): Content');
  expect(files['screens/orders-links.md']).toContain('- a link may show one group alone, and says so on its card');
  expect(files['screens/orders-links.md']).toContain('- [Button](../components/Button.md)');
  expect(files['components/Link.md']).toContain('| tone? | `"nav" \\| "plain" \\| "quiet"` | `\'plain\'` | `plain` in text');
  expect(files['components/Link.md']).toContain("const props = { href: '/photographers/1', children: 'Страница фотографа' };");
});

/** The stories of a file, counted without Storybook’s parser. */
const exported = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(/gm)];
const bullets = (markdown = '', heading = '') =>
  new RegExp(`## ${heading}\\n\\n((?:- .*\\n)+)`).exec(markdown)?.[1]?.trim().split('\n') ?? [];

test('the Markdown of a screen has each of its stories', { timeout: 30_000 }, () => {
  const files = markdownFiles();
  const screens = readScreens();
  expect(screens.flatMap((screen) => screen.files)).toHaveLength(globSync('{packages/features,app}/src/**/*.stories.tsx').length);
  for (const screen of screens) {
    const markdown = files[`screens/${fileOf(screen)}`];
    const told = [...bullets(markdown, 'States'), ...bullets(markdown, 'What its tests say')];
    expect([screen.title, told.length]).toEqual([screen.title, screen.files.flatMap(exported).length]);
  }
  expect(bullets(files['screens/orders-images.md'], 'States')).toContain('- Long words');
  expect(bullets(files['screens/cabinet-settings.md'], 'States')).toContain(
    '- Deletion: Before an account is deleted, its password is asked for.',
  );
  expect(files['llms.txt']).toContain('(screens/app-unsaved-question.md): Typed');
});

test('Storybook’s manifest tells the props and rules of a component, and no place of this machine', async () => {
  const { components: told } = await manifestsForPrograms({
    components: { components: { link: { name: 'Link', path: `${process.cwd()}/packages/ui/src/link` }, other: { name: 'SaveBar' } } },
  });
  expect(told?.components['link']?.apiDescription).toContain('| href');
  expect(told?.components['link']).toMatchObject({ path: 'packages/ui/src/link' });
  expect(told?.components['other']).toEqual({ name: 'SaveBar' });
});
