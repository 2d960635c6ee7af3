import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { asTheme, shownTheme, type ShownTheme } from './theme.ts';

/** Parses `globals=theme:dark;motion:reduced` in the page's URL: the toolbar's state when the page was opened. */
function fromAddress(): Record<string, unknown> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':')));
}

/** The part of Storybook's preview that is used here. */
interface Page {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } } };
}

/** The toolbar's state. Not read from events: frames on a page send theirs to this page as if they were the manager. */
function told(): Record<string, unknown> {
  return (globalThis as unknown as Page).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? fromAddress();
}

/** The toolbar's state on a documentation page, which does not get globals as stories do. */
export function useGlobals(context: Pick<DocsContextProps, 'channel'>): { theme: ShownTheme; isEveryTheme: boolean } {
  const [globals, setGlobals] = useState(told);
  useEffect(() => {
    const update = () => setGlobals(told());
    update();
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  const theme = asTheme(globals['theme']);
  const isEveryTheme = theme === 'both' || theme === 'matrix';
  return { theme: shownTheme(theme), isEveryTheme };
}
