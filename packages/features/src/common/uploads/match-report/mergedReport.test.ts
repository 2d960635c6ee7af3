import { expect, it } from 'vitest';
import { mergedReport } from './mergedReport.ts';
import { report } from './testing/report.ts';

const joined = (name: string, group: string | null = null) => ({ name, by: 'name' as const, group });

it('the report is that of all, with what the project still misses in the end', () => {
  const first = {
    ...report,
    matched: ['1.jpg', '2.jpg'],
    joined: [joined('1.jpg'), joined('2.jpg')],
    unchanged: ['1.jpg'],
    missing: ['3.jpg', '4.jpg'],
    total: { originals: 4, matched: 2 },
  };
  const second = {
    ...report,
    matched: ['2.jpg', '3.jpg'],
    joined: [joined('2.jpg'), joined('3.jpg')],
    held: [{ name: '5.jpg', reason: 'другой' }],
    refused: [{ name: 'a.txt', reason: 'нет' }],
    missing: ['4.jpg'],
    total: { originals: 4, matched: 3 },
  };
  const merged = mergedReport({ reports: [first, second], refused: [{ name: 'в.zip', reason: 'Архив повреждён' }] });
  expect(merged).toEqual({
    ...report,
    matched: ['1.jpg', '2.jpg', '2.jpg', '3.jpg'],
    joined: ['1.jpg', '2.jpg', '2.jpg', '3.jpg'].map((name) => joined(name)),
    held: [{ name: '5.jpg', reason: 'другой' }],
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

it('files of one name that came in two archives are two', () => {
  const reports = ['1А', '1Б'].map((group) => ({
    ...report,
    matched: ['1.jpg'],
    joined: [joined('1.jpg', group)],
    withoutOriginal: ['коллаж.jpg'],
    unchanged: ['коллаж.jpg'],
  }));
  expect(mergedReport({ reports, refused: [] })).toMatchObject({
    matched: ['1.jpg', '1.jpg'],
    joined: [{ group: '1А' }, { group: '1Б' }],
    withoutOriginal: ['коллаж.jpg', 'коллаж.jpg'],
    unchanged: ['коллаж.jpg', 'коллаж.jpg'],
  });
});
