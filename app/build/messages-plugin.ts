import { createRequire } from 'node:module';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const formatOnly = createRequire(createRequire(import.meta.url).resolve('use-intl')).resolve('use-intl/format-message/format-only');

function compileAll(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as Record<string, unknown>).map(([key, value]) => [key, compileAll(value)]));
}

/** Compiles the message catalogues (texts.*.json) in a build, so that the browser gets no ICU parser. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'use-intl/format-message' ? formatOnly : undefined),
    transform: {
      filter: { id: /texts\.(ru|en)\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compileAll(JSON.parse(code))), map: null }),
    },
  };
}
