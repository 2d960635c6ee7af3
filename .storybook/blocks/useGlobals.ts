import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { asTheme, shownTheme, type ShownTheme } from './theme.ts';

/** Parses `globals=theme:dark;motion:reduced` in the page's URL: the toolbar's state when the page was opened. */
function fromAddress(): Record<string, unknown> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')));
}

/** The toolbar's state on a documentation page, which does not get globals as stories do. */
export function useGlobals(context: Pick<DocsContextProps, 'channel'>): { theme: ShownTheme } {
  const [globals, setGlobals] = useState(fromAddress);
  useEffect(() => {
    const update = (changed: { globals: Record<string, unknown> }) => setGlobals(changed.globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  const theme = asTheme(globals['theme']);
  return { theme: theme === 'both' || theme === 'matrix' ? 'light' : shownTheme(theme) };
}
