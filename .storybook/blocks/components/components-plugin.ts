import type { Plugin } from 'vite';
import { readComponents } from './readComponents.ts';

/** The module `virtual:components`: what the workspace knows of each component, as it is when the Storybook is built. */
export function components(): Plugin {
  const id = '\0virtual:components';
  return {
    name: 'components',
    resolveId: (wanted) => (wanted === 'virtual:components' ? id : undefined),
    load: (wanted) => (wanted === id ? `export default ${JSON.stringify(readComponents())};` : undefined),
  };
}
