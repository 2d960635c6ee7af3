import type { ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { choicesTable, chosenNames } from './choices.ts';

const shares = [
  { id: 2, role: 'client', groupName: 'Ёлкина "Вера"; 1А', choiceClosedAt: '2026-11-01T10:00:00Z' },
  { id: 1, role: 'client', groupName: null, email: null, choiceClosedAt: null },
  { id: 4, role: 'client', groupName: null, email: 'mother@family.example', choiceClosedAt: null },
] as ProjectShare[];
const photo = (name: string, remark: string | null = null, isFavourite = true) => ({ name, isFavourite, remark });

test('the table has a line for each photo, and Excel reads it as it was written', () => {
  const choices = [
    { shareId: 1, photos: [photo('IMG_1.jpg'), photo('IMG_2.jpg', 'Светлее;\nи "без" фонаря', false)] },
    { shareId: 2, photos: [photo('IMG_1.jpg')] },
    { shareId: 3, photos: [photo('IMG_9.jpg')] },
    { shareId: 4, photos: [photo('IMG_4.jpg')] },
  ];
  expect(choicesTable(choices, shares)).toBe(
    [
      '\uFEFFКому;Файл;Выбрана;Пожелание;Выбор отправлен',
      'Ссылка для клиента;IMG_1.jpg;да;;нет',
      'Ссылка для клиента;IMG_2.jpg;;"Светлее;\nи ""без"" фонаря";нет',
      '"Ёлкина ""Вера""; 1А";IMG_1.jpg;да;;да',
      'mother@family.example;IMG_4.jpg;да;;нет',
      '',
    ].join('\r\n'),
  );
});

test.each(['=1+1', '+7 900', '-2', '@SUM(A1)', ' =1', '\t=1'])('«%s» is no formula in the table', (remark) => {
  expect(choicesTable([{ shareId: 1, photos: [photo('1.jpg', remark)] }], shares)).toContain(`;'${remark};`);
});

test('the names of chosen photos are listed once each, without their endings', () => {
  const choices = [
    { shareId: 1, photos: [photo('IMG_1.jpg'), photo('Анна.Б.JPG'), photo('IMG_2.jpg', 'Темнее', false)] },
    { shareId: 2, photos: [photo('IMG_1.jpg'), photo('без окончания')] },
  ];
  expect(chosenNames(choices)).toBe('IMG_1, Анна.Б, без окончания');
  expect(chosenNames([])).toBe('');
});
