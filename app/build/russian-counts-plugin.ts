import type { Plugin } from 'vite';

/** Sentences that are correct for every number. React Aria's own have one plural for all numbers but 1: «2 элементов выбрано». */
const sentences: Readonly<Record<string, string>> = {
  combobox: 'countAnnouncement: ({ optionCount }) => `Найдено вариантов: ${optionCount}.`',
  dnd: 'dragSelectedItems: ({ count }) => `Перетащить выбранное, всего: ${count}`',
  grid: "selectedCount: ({ count }) => (count === 0 ? 'Ничего не выбрано.' : `Выбрано: ${count}.`)",
  toast: 'notifications: ({ count }) => `Уведомлений: ${count}.`',
};

/** The Russian texts of a part of React Aria with our sentences instead of its own. */
export function correctCounts(part: string, code: string): string {
  const corrected = code.replace(
    /export ?\{ ?(\S+) as default ?\}/,
    (end, texts: string) => `Object.assign(${texts}, { ${sentences[part]} });\n${end}`,
  );
  if (corrected === code) throw new Error('React Aria has changed: check russian-counts-plugin.ts.');
  return corrected;
}

const file = /\/react-aria\/dist\/private\/intl\/(combobox|dnd|grid|toast)\/ru-RU\.mjs$/;

/** Corrects what React Aria announces in Russian about numbers of things. */
export function russianCounts(): Plugin {
  return {
    name: 'russian-counts',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler: (code, id) => ({ code: correctCounts(file.exec(id)?.[1] ?? '', code), map: null }),
    },
  };
}
