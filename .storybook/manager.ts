import { addons } from 'storybook/manager-api';
import { addCallsPanel } from './calls/CallsPanel.tsx';
import { shownName, shownTitle } from './synonyms.ts';
import { storybookThemes } from './blocks/storybookThemes.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: storybookThemes[prefersDark ? 'dark' : 'light'],
  // Long lists for looking things up are collapsed at first.
  sidebar: { collapsedRoots: ['specification', 'decisions'], renderLabel: ({ name }) => shownName(name) },
});

addCallsPanel();

// Storybook makes the title of the tab of the names in its index, which also has the words for the search.
const title = document.querySelector('title');
new MutationObserver(() => {
  const shown = shownTitle(document.title);
  if (shown !== document.title) document.title = shown;
}).observe(title ?? document.head, { childList: true, characterData: true, subtree: true });
