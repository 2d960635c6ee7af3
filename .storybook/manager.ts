import { addons } from 'storybook/manager-api';
import { addCallsPanel } from './calls/CallsPanel.tsx';
import { shownName } from './synonyms.ts';
import { storybookThemes } from './blocks/storybookThemes.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: storybookThemes[prefersDark ? 'dark' : 'light'],
  // Long lists for looking things up are collapsed at first.
  sidebar: { collapsedRoots: ['specification', 'decisions'], renderLabel: ({ name }) => shownName(name) },
});

addCallsPanel();
