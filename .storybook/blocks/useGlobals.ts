import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { asTheme, shownTheme, type ShownTheme } from './theme.ts';

/** Parses `globals=theme:dark;motion:reduced` in the page's URL: the toolbar's state when the page was opened. */
function fromAddress(): Record<string, unknown> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')));
}

interface Told {
  globals: Record<string, unknown>;
}

/** What the manager has told before this page was there. */
function toldBefore({ channel }: Pick<DocsContextProps, 'channel'>): Record<string, unknown> | undefined {
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[];
  return told?.globals;
}

/** The toolbar's state on a documentation page, which does not get globals as stories do. */
export function useGlobals(context: Pick<DocsContextProps, 'channel'>): { theme: ShownTheme; isEveryTheme: boolean } {
  const [globals, setGlobals] = useState(() => toldBefore(context) ?? fromAddress());
  useEffect(() => {
    const update = (changed: Told) => setGlobals(changed.globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  const theme = asTheme(globals['theme']);
  const isEveryTheme = theme === 'both' || theme === 'matrix';
  return { theme: isEveryTheme ? 'light' : shownTheme(theme), isEveryTheme };
}
