import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';

/** Keeps only the Russian texts of React Aria, the one active language. */
export function russianOnly(): Plugin {
  const plugin: Plugin = optimizeLocales.vite({ locales: ['ru-RU'] });
  const resolve = plugin.resolveId;
  if (typeof resolve !== 'object') throw new Error('optimize-locales-plugin has changed: check the filter here.');
  // It matches "xx-XX" anywhere, also in absolute paths: in a folder such as "fresh-BBc" it took React for a locale.
  return { ...plugin, enforce: 'pre', resolveId: { ...resolve, filter: { id: /^(?!\/|[A-Za-z]:).*[a-z]{2}-[A-Z]{2}/ } } };
}
