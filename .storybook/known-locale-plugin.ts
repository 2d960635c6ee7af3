import path from 'node:path';
import type { Plugin } from 'vite';

const asked = 'Intl.DateTimeFormat.supportedLocalesOf(';

/**
 * As it begins, React Aria makes sure that the browser's language is written as a language: by a question for which the browser
 * reads all its tables of days, 80 ms of a slow phone. This one needs none of them, and refuses the same languages.
 */
export function knownLocale(): Plugin {
  let isFound = false;
  let isPortal = false;
  return {
    name: 'known-locale',
    apply: 'build',
    // What draws on the server asks no browser, and the book is built with the same settings.
    configResolved: ({ root, build }) => {
      isPortal = path.basename(root) === 'app' && !build.ssr;
    },
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/ },
      handler(code) {
        isFound = code.includes(asked);
        return { code: code.replace(asked, 'Intl.getCanonicalLocales('), map: null };
      },
    },
    buildEnd(error) {
      if (error || isFound || !isPortal) return;
      this.error('React Aria asks for the language in another way now: see whether known-locale-plugin.ts is still needed.');
    },
  };
}
