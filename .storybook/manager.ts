import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { addCallsPanel } from './calls/CallsPanel.tsx';
import { addTriedTool } from './toolbar/TriedTool.tsx';
import { addWidthStrip } from './toolbar/WidthStrip.tsx';
import { shownName, shownTitle } from './synonyms.ts';
import { asTheme, shownTheme } from './blocks/theme.ts';
import { storybookThemes } from './blocks/storybook-theme/storybookThemes.ts';

/** The theme that the head has set (`storybook-theme/colours.ts`), and after that the toolbar. */
const theme = () => storybookThemes[document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'];
addons.setConfig({
  theme: theme(),
  // Long lists for looking things up are collapsed at first.
  sidebar: { collapsedRoots: ['specification', 'decisions'], renderLabel: ({ name }) => shownName(name) },
});

addCallsPanel();
addTriedTool();
addWidthStrip();

addons.register('portal/theme', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    document.documentElement.dataset['theme'] = shownTheme(asTheme(globals['theme']));
    addons.setConfig({ theme: theme() });
  });
});

// Storybook makes the title of the tab of the names in its index, which also has the words for the search.
const title = document.querySelector('title');
new MutationObserver(() => {
  const shown = shownTitle(document.title);
  if (shown !== document.title) document.title = shown;
}).observe(title ?? document.head, { childList: true, characterData: true, subtree: true });
