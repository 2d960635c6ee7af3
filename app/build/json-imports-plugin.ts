import type { Plugin } from 'vite';

/**
 * Node wants `with { type: 'json' }` on an import of JSON. Vite's dev server hands JSON over as a script, and a
 * browser that reads the attribute then refuses it: here it goes before the browser sees it.
 */
export function jsonImports(): Plugin {
  return {
    name: 'json-imports',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: /\.ts$/, code: /with:\s*\{\s*type:\s*'json'/ },
      handler: (code) => ({ code: code.replace(/,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}/g, ''), map: null }),
    },
  };
}
