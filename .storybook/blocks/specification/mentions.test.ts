import { expect, test } from 'vitest';
import { findMentions, mentionedIn } from './mentions-plugin.ts';
import rows from './rows.json' with { type: 'json' };

test('finds rows and ranges of rows, and nothing that only looks like one', () => {
  expect(mentionedIn('ledger CON-38\nUTF-16, IMG-20261128-WA0003.jpg, PORT-37…39')).toEqual([
    { row: 'CON-38', line: 1 },
    { row: 'PORT-37', line: 2 },
    { row: 'PORT-38', line: 2 },
    { row: 'PORT-39', line: 2 },
  ]);
});

test('names no row that does not exist', () => {
  const ids = new Set(Object.values(rows).flatMap((area) => area.map(([id]) => id)));
  const mentioned = Object.keys(findMentions());
  expect(mentioned.length).toBeGreaterThan(100);
  expect(mentioned.filter((id) => !ids.has(id))).toEqual([]);
});
