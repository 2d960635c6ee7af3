import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from './guide.ts';
import { PrimitivePage } from './PrimitivePage.tsx';
import { ScreenPage } from './screens/ScreenPage.tsx';

/** The documentation page of all stories files of one title: a primitive with its guide, or a screen with its stories. */
export function AutodocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const guide = stories.map(({ parameters }) => parameters['guide'] as Guide | undefined).find(Boolean);
  return guide ? <PrimitivePage guide={guide} /> : <ScreenPage />;
}
