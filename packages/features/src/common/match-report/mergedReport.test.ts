import { expect, it } from 'vitest';
import { mergedReport } from './mergedReport.ts';
import { report } from './testing/report.ts';

it('the report is that of all, with what the order still misses in the end', () => {
  const first = {
    ...report,
    matched: ['1.jpg', '2.jpg'],
    unchanged: ['1.jpg'],
    missing: ['3.jpg', '4.jpg'],
    total: { originals: 4, matched: 2 },
  };
  const second = {
    ...report,
    matched: ['2.jpg', '3.jpg'],
    refused: [{ name: 'a.txt', reason: 'нет' }],
    missing: ['4.jpg'],
    total: { originals: 4, matched: 3 },
  };
  const merged = mergedReport({ reports: [first, second], refused: [{ name: 'в.zip', reason: 'Архив повреждён' }] });
  expect(merged).toEqual({
    ...report,
    matched: ['1.jpg', '2.jpg', '3.jpg'],
    unchanged: ['1.jpg'],
    refused: [
      { name: 'a.txt', reason: 'нет' },
      { name: 'в.zip', reason: 'Архив повреждён' },
    ],
    missing: ['4.jpg'],
    total: { originals: 4, matched: 3 },
  });
  expect(mergedReport({ reports: [], refused: [] })).toBeNull();
});
