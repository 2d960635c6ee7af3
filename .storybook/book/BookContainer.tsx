import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { bookThemes } from './bookThemes.ts';
import { useGlobals } from './useGlobals.ts';

/** A page of the book, in the theme of the toolbar. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals(context);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={bookThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
