import type { Plugin } from 'vite';
import { readComponents, screenFacts } from './readComponents.ts';

/** The module `virtual:components`: data about each component and screen, read when the Storybook is built. */
export function components(): Plugin {
  const id = '\0virtual:components';
  return {
    name: 'components',
    resolveId: (wanted) => (wanted === 'virtual:components' ? id : undefined),
    load: (wanted) =>
      wanted === id
        ? `export default ${JSON.stringify(readComponents())};\nexport const screens = ${JSON.stringify(screenFacts())};`
        : undefined,
  };
}
