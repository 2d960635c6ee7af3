import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { builtFiles } from './blocks/built-files.ts';
import { themedHead } from './blocks/storybook-theme/colours.ts';
import { components } from './blocks/components/components-plugin.ts';
import { manifestsForPrograms } from './blocks/components/manifests.ts';
import { markdownFiles } from './blocks/components/markdown.ts';
import { componentProps } from './blocks/props/props-plugin.ts';
import { tokenFiles } from './blocks/foundations/tokens/tokens-plugin.ts';
import { repositoryFiles } from './blocks/texts/repository-plugin.ts';
import { texts } from './blocks/texts/texts-plugin.ts';
import { changePages } from './changePages.ts';
import { guardTag, showPage, tagGuards } from './guards.ts';
import { nameAlike } from './names.ts';
import { nameSynonyms } from './synonyms.ts';
import { mentions } from './blocks/specification/mentions-plugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../packages/features/src', files: '**/*.stories.tsx' },
    { directory: '../app/src', files: '**/*.stories.tsx' },
  ],
  addons: [
    // MDX by itself has no tables.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Serves tools at /mcp while the live Storybook runs: components, their props, stories and pages.
    '@storybook/addon-mcp',
  ],
  experimental_indexers: (indexers = []) => indexers.map(tagGuards).map(nameAlike),
  // For programs: manifests/components.json of the built Storybook, and what the live one answers at /mcp.
  features: { componentsManifest: true },
  // The types do not name them yet.
  ...({
    experimental_manifests: manifestsForPrograms,
    storyIndexGenerator: (generator: Parameters<typeof changePages>[0]) => changePages(generator, (page) => nameSynonyms(showPage(page))),
  } as object),
  tags: { [guardTag]: { defaultFilterSelection: 'exclude' } },
  staticDirs: [
    '../mocks/public',
    '../app/public',
    // For the manager, which is not part of Vite's build (`manager-head.html`).
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
  ],
  managerHead: (head = '') => `${head}${themedHead()}`,
  // A story in a tab of its own has an icon; otherwise the browser asks for /favicon.ico, and its console begins with a 404.
  previewHead: (head = '') =>
    `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />${process.env['VITEST'] ? '' : themedHead()}`,
  async viteFinal(config) {
    const { mergeConfig } = await import('vite');
    // The build generates the worker file, so that it always matches msw's version.
    return mergeConfig(config, {
      plugins: [
        msw({ mode: 'worker-only' }),
        mentions(),
        components(),
        texts(),
        repositoryFiles(),
        ...(process.env['VITEST'] ? [] : [componentProps(), tokenFiles(), builtFiles('markdown', markdownFiles)]),
      ],
      // Snippets name components as the code does.
      build: { rolldownOptions: { output: { keepNames: true } } },
    });
  },
  // Replaced by componentProps.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
