import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';

/** React Aria's own words in Russian only, which is the one active language. */
export function russianOnly(): Plugin {
  const plugin: Plugin = optimizeLocales.vite({ locales: ['ru-RU'] });
  const resolve = plugin.resolveId;
  if (typeof resolve !== 'object') throw new Error('optimize-locales-plugin has another shape now: see to its filter here.');
  // It looks for "xx-XX" anywhere, also in absolute addresses: in a folder such as "fresh-BBc" it took React for a locale.
  return { ...plugin, enforce: 'pre', resolveId: { ...resolve, filter: { id: /^(?!\/|[A-Za-z]:).*[a-z]{2}-[A-Z]{2}/ } } };
}
