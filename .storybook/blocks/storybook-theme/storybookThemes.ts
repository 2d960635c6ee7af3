import { create } from 'storybook/theming';
import type { StorybookColours } from './colours.ts';

const { STORYBOOK_COLOURS: colours } = globalThis as unknown as { STORYBOOK_COLOURS: StorybookColours };

function themeOf(base: keyof StorybookColours) {
  const { selectedText: _, ...own } = colours[base];
  return create({
    base,
    brandTitle: 'Диафрагма',
    brandTarget: '_self',
    fontBase: '"Onest", system-ui, sans-serif',
    appBorderRadius: 6,
    inputBorderRadius: 6,
    ...own,
  });
}

/** Storybook's UI in the colours of packages/ui/src/styles/tokens.css, which its head brings (`colours.ts`). */
export const storybookThemes = { light: themeOf('light'), dark: themeOf('dark') };
