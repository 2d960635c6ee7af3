import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const isGuard = (name: string) => name.startsWith('Guard: ');

/** The stories of the page: visuals to look at, and guards that test a sentence. */
export function useStories() {
  const stories = useContext(DocsContext).componentStories();
  return {
    visuals: stories.filter(({ name }) => !isGuard(name)),
    guards: stories.filter(({ name }) => isGuard(name)).map(({ id, name }) => ({ id, text: name.replace('Guard: ', '') })),
  };
}
