import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
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
    // MDX alone knows no tables.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['../mocks/public', '../app/public'],
  async viteFinal(config) {
    const { mergeConfig } = await import('vite');
    // The build generates the worker file, so that it always matches msw's version.
    return mergeConfig(config, { plugins: [msw({ mode: 'worker-only' }), mentions()] });
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
