import type { Plugin } from 'vite';

/**
 * Node wants `with { type: 'json' }` on an import of JSON. Vite's dev server sends JSON as a script, which a browser rejects
 * because of that attribute, so it is removed.
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
