import path from 'node:path';
import type { Plugin } from 'vite';

interface Question {
  /** The file of React Aria that puts it. */
  file: RegExp;
  asked: string | RegExp;
  instead: string;
}

const questions: Question[] = [
  // Whether the browser's language is written as a language: the browser reads all its tables of days for that, 80 ms of a slow
  // phone. This one needs none of them, and refuses the same languages.
  {
    file: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    asked: 'Intl.DateTimeFormat.supportedLocalesOf(',
    instead: 'Intl.getCanonicalLocales(',
  },
  // Whether numbers can have a sign where there is none: the browser reads its tables of numbers, 40 to 90 ms. All can that the
  // portal works in.
  {
    file: /\/@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/,
    asked: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
    instead: 'true',
  },
];

/** As it begins, React Aria puts questions to the browser that hold a slow phone. They are put in a way that does not, or answered. */
export function quickAria(): Plugin {
  const found = new Set<Question>();
  let isPortal = false;
  return {
    name: 'quick-aria',
    apply: 'build',
    // What draws on the server asks no browser, and the book is built with the same settings.
    configResolved: ({ root, build }) => {
      isPortal = path.basename(root) === 'app' && !build.ssr;
    },
    transform: {
      filter: { id: questions.map(({ file }) => file) },
      handler(code, id) {
        const question = questions.find(({ file }) => file.test(id));
        if (!question) return null;
        const answered = code.replace(question.asked, question.instead);
        if (answered !== code) found.add(question);
        return { code: answered, map: null };
      },
    },
    buildEnd(error) {
      if (error || found.size === questions.length || !isPortal) return;
      this.error('React Aria asks the browser in another way now: see whether quick-aria-plugin.ts is still needed.');
    },
  };
}
