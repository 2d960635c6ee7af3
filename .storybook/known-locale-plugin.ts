import type { Plugin } from 'vite';

const asked = 'Intl.DateTimeFormat.supportedLocalesOf(';

/**
 * As it begins, React Aria makes sure that the browser's language is written as a language: by a question for which the browser
 * reads all its tables of days, 80 ms of a slow phone. This one needs none of them, and refuses the same languages.
 */
export function knownLocale(): Plugin {
  return {
    name: 'known-locale',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/ },
      handler(code) {
        if (!code.includes(asked)) this.error('React Aria asks for the language in another way now: see whether this is still needed.');
        return { code: code.replace(asked, 'Intl.getCanonicalLocales('), map: null };
      },
    },
  };
}
