import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { isGuard } from '../guards.ts';

/** The doc comment of the component of a story. */
function descriptionOf({ component, parameters }: PreparedStory): string | undefined {
  const docs = parameters['docs'] as { extractComponentDescription?: (of: unknown, story: object) => string | null } | undefined;
  return docs?.extractComponentDescription?.(component, { component, parameters }) ?? undefined;
}

/** The stories of the page: visuals to look at, and guards that test a sentence. */
export function useStories() {
  const stories = useContext(DocsContext).componentStories();
  const visuals = stories.filter(({ name }) => !isGuard(name));
  return {
    visuals,
    // From the file with the screen: files with guards alone have the same title, and may come first.
    description: visuals[0] && descriptionOf(visuals[0]),
    guards: stories.filter(({ name }) => isGuard(name)).map(({ id, name }) => ({ id, text: name.replace('Guard: ', '') })),
  };
}
