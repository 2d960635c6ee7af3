import '@portal/ui/styles.css';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docsAddon from '@storybook/addon-docs/preview';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { LazyDocsContainer, LazyDocsPage } from './blocks/lazyDocs.tsx';
import { PageTable } from './blocks/tables/ScrollBox.tsx';
import { argTypesOf, chosenDefaults, defaultsOf, infoOf, safeControls } from './blocks/props/argTypes.ts';
import { withSnapshots } from './chromatic/modes.ts';
import { shortened, snippet } from './blocks/props/snippet.ts';
import { toolbar } from './toolbar/toolbar.ts';
import { forgetThrown, throwRendered } from './StoryProviders.tsx';
import { withProviders } from './withProviders.tsx';
import { loadPortal, portalOf, startWorker } from './portalOf.ts';
import { onlyTransitions, withoutTransitions } from './transitions.ts';
import { showTried } from './blocks/foundations/tried/triedStore.ts';

// The timeout of queries in a play, generous for a busy machine. Speed is measured (`npm run bench`), not asserted: with the default
// of one second plays depended on the load.
// Without the whole page in the message: every poll of a query that has found nothing yet would print it.
configure({ asyncUtilTimeout: 8000, getElementError: (message) => new Error(message ?? '') });

const isTest = '__vitest_browser__' in globalThis;
onlyTransitions(document);
showTried();

const docs = {
  // Beside the controls of a story, as on its page.
  codePanel: true,
  container: LazyDocsContainer,
  page: LazyDocsPage,
  components: { table: PageTable },
  // It jumps to a heading: 15,000 px are not to fly by.
  toc: {
    headingSelector: 'h2[id], h3[id]',
    ignoreSelector: '.sb-unstyled *',
    // Folded on a phone, where it stands above the page.
    title: (
      <details className="toc-title" open={!matchMedia('(width <= 48rem)').matches}>
        <summary>On this page</summary>
      </details>
    ),
    unsafeTocbotOptions: { scrollSmoothDuration: 1 },
  },
  extractArgTypes: argTypesOf,
  source: {
    // What a story renders, also one without args, and not how its file is written.
    type: 'dynamic' as const,
    transform: (code: string, { component, name, title }: StoryContext) =>
      // Other stories show components that are not in a package.
      title.startsWith('Primitives/')
        ? snippet(code, { name: infoOf(component)?.displayName, ...(name === 'Playground' && { defaults: defaultsOf(component) }) })
        : shortened(code),
  },
};

export default definePreview({
  // The docs addon's own function also loads its blocks, a megabyte that no story needs.
  addons: [definePreviewAddon<DocsTypes>(docsAddon), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    // React Aria's live announcer keeps messages for 7 s, also those of the previous story.
    // In tests axe runs after the play (`after-story.ts`).
    a11y: { test: isTest ? 'off' : 'error', context: { exclude: ['[data-live-announcer]'] } },
    layout: 'padded',
    controls: { expanded: true },
    // Without the prop by which a story's helper knows it (`args/held.tsx`).
    jsx: { filterProps: (value: unknown, key: string) => value !== undefined && key !== 'story' },
    docs,
    options: {
      // A unit test names titles that are missing here (`sidebar.test.ts`).
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Architecture',
          'Screens',
          'Foundations',
          'Primitives',
          ['Overview', 'Recipes', 'Actions', 'Inputs', 'Choice', 'Overlays', 'Feedback', 'Media', 'Navigation', 'Layout'],
          'Directory',
          'Session',
          'Cabinet',
          'Projects',
          'Shares',
          'App',
          'Operations',
          'Specification',
          'Performance',
          'Decisions',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        mobile: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: '600', styles: { width: '600px', height: '960px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: '1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        compact: { name: '1160', styles: { width: '1160px', height: '800px' }, type: 'desktop' },
        wide: { name: '1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        notebook: { name: '1366', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  argTypesEnhancers: [safeControls, withSnapshots],
  argsEnhancers: [chosenDefaults],
  globalTypes: toolbar,
  initialGlobals: {
    theme: 'system',
    motion: 'full',
    // Tests render a screen without its shell.
    shell: isTest ? 'off' : 'on',
    network: 'story',
    delay: '0',
    day: '0',
    viewer: 'story',
  },
  loaders: [loadPortal],
  beforeEach(context) {
    forgetThrown();
    return portalOf(context)?.mockNetwork(context);
  },
  afterEach(context) {
    // The accessibility addon checks next, while data may still arrive.
    if (!isTest) addons.getChannel().once(STORY_FINISHED, withoutTransitions());
    throwRendered();
    portalOf(context)?.checkNetwork(context);
  },
  // As React's own, which in tests does not know of errors while rendering.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    throwRendered();
    return context.canvas;
  },
  decorators: [withProviders],
});
