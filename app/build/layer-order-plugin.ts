import type { Plugin } from 'vite';

const order = '@layer base,ui,features,app,print;';

/**
 * Prepends the order of the cascade layers to every built style sheet. Otherwise the sheet that happens to load first would define
 * the order, and base styles could override components.
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
