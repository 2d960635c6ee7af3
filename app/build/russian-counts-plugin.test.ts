import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { correctCounts } from './russian-counts-plugin.ts';

const top = path.join(path.dirname(createRequire(import.meta.url).resolve('react-aria/package.json')), 'dist/private/intl');

test.each([
  ['combobox', 'countAnnouncement', { optionCount: 2 }, 'Найдено вариантов: 2.'],
  ['dnd', 'dragSelectedItems', { count: 2 }, 'Перетащить выбранное, всего: 2'],
  ['grid', 'selectedCount', { count: 0 }, 'Ничего не выбрано.'],
  ['grid', 'selectedCount', { count: 2 }, 'Выбрано: 2.'],
  ['toast', 'notifications', { count: 5 }, 'Уведомлений: 5.'],
])('what %s announces of a number agrees with it', async (part, key, args, sentence) => {
  const code = readFileSync(path.join(top, part, 'ru-RU.mjs'), 'utf8');
  expect(code).toContain(`"${key}"`);
  const corrected: unknown = await import(`data:text/javascript,${encodeURIComponent(correctCounts(part, code))}`);
  const { default: texts } = corrected as { default: Record<string, (args: object) => string> };
  expect(texts[key]?.(args)).toBe(sentence);
});
