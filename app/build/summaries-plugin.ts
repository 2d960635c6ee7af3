import type { Plugin } from 'vite';

/** Takes the sentences and reasons of the OpenAPI page out of a build: no screen shows them, and they would load with each. */
export function withoutSummaries(): Plugin {
  return {
    name: 'summaries',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /packages\/api\/src\/.+\.ts$/, code: /\b(?:summary|withoutScreen):\s*['"]/ },
      handler: (code) => ({ code: code.replace(/\b(summary|withoutScreen):\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*")/g, "$1: ''"), map: null }),
    },
  };
}
