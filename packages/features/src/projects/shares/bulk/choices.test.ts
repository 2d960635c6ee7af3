import type { ChoiceOfShare } from '@portal/api';
import { expect, test } from 'vitest';
import { choicesTable, chosenNames } from './choices.ts';

const photo = (name: string, remark: string | null = null, isFavourite = true) => ({ imageId: 1, name, folders: [], isFavourite, remark });
const choice = (photos: ChoiceOfShare['photos'], more: Partial<ChoiceOfShare> = {}): ChoiceOfShare => ({
  shareId: 1,
  groupName: null,
  className: null,
  email: null,
  isSent: false,
  isEnded: false,
  photos,
  ...more,
});

test('the table has a line for each photo, and Excel reads it as it was written', () => {
  const choices = [
    choice([photo('IMG_1.jpg')], { groupName: 'Ёлкина "Вера"; 1А', className: '1А', isSent: true }),
    choice([photo('IMG_1.jpg'), photo('IMG_2.jpg', 'Светлее;\nи "без" фонаря', false)]),
    choice([photo('IMG_4.jpg')], { email: 'mother@family.example' }),
  ];
  expect(choicesTable(choices)).toBe(
    [
      '\uFEFFКласс;Кому;Файл;Выбрана;Пожелание;Выбор отправлен',
      '1А;"Ёлкина ""Вера""; 1А";IMG_1.jpg;да;;да',
      ';Ссылка для клиента;IMG_1.jpg;да;;нет',
      ';Ссылка для клиента;IMG_2.jpg;;"Светлее;\nи ""без"" фонаря";нет',
      ';mother@family.example;IMG_4.jpg;да;;нет',
      '',
    ].join('\r\n'),
  );
});

test.each(['=1+1', '+7 900', '-2', '@SUM(A1)', ' =1', '\t=1', '\tтекст'])('«%s» is no formula in the table', (remark) => {
  expect(choicesTable([choice([photo('1.jpg', remark)])])).toContain(`;'${remark};`);
});

test('a formula is none in quotes either, nor in the name of a group or a file', () => {
  const table = choicesTable([choice([photo('-1.jpg', '=HYPERLINK("http://x";"y")')], { groupName: '@1А' })]);
  expect(table).toContain(`\r\n;'@1А;'-1.jpg;да;"'=HYPERLINK(""http://x"";""y"")";нет\r\n`);
});

test('the names are those of chosen photos in choices that are sent, through shares that are not ended', () => {
  const sent = { isSent: true };
  const choices = [
    choice([photo('IMG_1.jpg'), photo('IMG_2.jpg', 'Темнее', false)], sent),
    choice([photo('IMG_1.jpg'), photo('IMG_3.jpg')], sent),
    choice([photo('IMG_4.jpg')]),
    choice([photo('IMG_5.jpg')], { ...sent, isEnded: true }),
  ];
  expect(chosenNames(choices)).toBe('IMG_1, IMG_3');
  expect(chosenNames([])).toBe('');
});
