import type { Plugin } from 'vite';

const order = '@layer base,ui,features,app;';

/**
 * Begins every style file of a build with the order of the layers. A build splits the styles and links the shared
 * pieces first, so whichever file came first would decide the order, and the base would win over the bricks.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source as string}`;
    },
  };
}
