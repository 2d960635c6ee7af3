import { describe, expect, test } from 'vitest';
import { listInFile, namesIn, pupilsIn } from './readNames.ts';

/** A text in an encoding of one byte a letter. */
function inBytes(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code]));
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 0x3f);
}
const pupils = 'Иванов Пётр\r\nКотова Анна\r\nЯковлева Ия';
const names = ['Иванов Пётр', 'Котова Анна', 'Яковлева Ия'];

describe('a list of names', () => {
  test.each([
    ['lines', 'Иванов Пётр\n\n  Котова   Анна \r\nЯковлева Ия\r', names],
    ['a column of a table with quotes', '"Иванов Пётр"\n"Котова Анна"\n"Яковлева Ия"', names],
    ['columns after a number and under a head', '№;Фамилия;Имя\n1;Иванов;Пётр\n2;Котова;Анна\n3;Яковлева;Ия', names],
    ['cells copied from a table', 'Иванов\tПётр\nКотова\tАнна\nЯковлева\tИя', names],
    ['commas in every row', 'ФИО,Класс\nИванов Пётр,9А\nКотова Анна,9Б', ['Иванов Пётр 9А', 'Котова Анна 9Б']],
    ['a comma in a name', 'Иванов Пётр, староста\nКотова Анна', ['Иванов Пётр, староста', 'Котова Анна']],
    ['quotes in quotes', '"ООО ""Лето""";9А', ['ООО "Лето" 9А']],
    ['a number alone', '1\n2', ['1', '2']],
    ['nothing', ' \n;;\n', []],
  ])('is read from %s', (_, text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });
});

describe('a file of names', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(pupils)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${pupils}`)],
    ['Windows-1251', inBytes(pupils, 'windows-1251')],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${pupils}`, 'utf16le'))],
  ])('is read in %s', (_, bytes) => {
    expect(namesIn(listInFile(bytes) ?? '')).toEqual(names);
  });

  test.each([
    ['KOI8-R', inBytes(pupils, 'koi8-r')],
    ['CP866', inBytes(pupils, 'ibm866')],
    ['UTF-16 without a byte order mark', new Uint8Array(Buffer.from(pupils, 'utf16le'))],
    [
      'UTF-8 that was read as Windows-1251',
      new TextEncoder().encode(new TextDecoder('windows-1251').decode(new TextEncoder().encode(pupils))),
    ],
    ['question marks of lost letters', new TextEncoder().encode('\uFFFD\uFFFD\uFFFD')],
    ['an image', Uint8Array.from({ length: 500 }, (_, index) => (index * 97) % 256)],
  ])('is refused in %s', (_, bytes) => {
    expect(listInFile(bytes)).toBeNull();
  });
});

describe('a list of pupils', () => {
  const pupils = [
    { className: '1А', name: 'Иванов Пётр' },
    { className: '1Б', name: 'Котова Анна' },
  ];
  test.each([
    ['columns under a head', 'Класс;ФИО\n1А;Иванов Пётр\n1Б;Котова Анна', pupils],
    ['a class behind the names', 'Иванов Пётр,1А\nКотова Анна,1Б', pupils],
    ['numbers of the rows before', '1;1А;Иванов;Пётр\n2;1Б;Котова;Анна', pupils],
    ['cells copied from a table', '1А\tИванов Пётр\n1Б\tКотова Анна', pupils],
    ['addresses of the families', '1А;Иванов Пётр;ivanov@family.example\n1Б;Котова Анна;', pupils],
    ['a class that only its head tells', 'Фамилия;Группа\nИванов Пётр;Солнышко', [{ className: 'Солнышко', name: 'Иванов Пётр' }]],
    ['a class without pupils', 'Класс;ФИО\n1В;', [{ className: null, name: '1В' }]],
    ['a pupil without a class', 'Класс;ФИО\n;Ли Ира', [{ className: null, name: 'Ли Ира' }]],
    [
      'names alone',
      'Иванов Пётр\n1А',
      [
        { className: null, name: 'Иванов Пётр' },
        { className: null, name: '1А' },
      ],
    ],
    ['nothing', '', []],
  ])('is read from %s', (_, text, expected) => {
    expect(pupilsIn(text).pupils.map(({ className, name }) => ({ className, name }))).toEqual(expected);
  });

  test.each([
    ['1А;Иванов Пётр;ivanov@family.example', 'ivanov@family.example'],
    ['1А;Иванов Пётр;<Anna@Family.Example>', 'anna@family.example'],
    ['Иванов Пётр anna@family.example; ivanov@family.example', 'anna@family.example'],
    ['1А;Иванов Пётр;@mama_tg;ivanov@family.example', 'ivanov@family.example'],
    ['1А;Иванов Пётр;@mama_tg mama@family.example', 'mama@family.example'],
    ['Класс;ФИО;Почта учителя;Почта\n1А;Иванов Пётр;class@school.example;ivanov@family.example', 'ivanov@family.example'],
    ['Класс;ФИО;Почта;Кл. руководитель\n1А;Иванов Пётр;;class@school.example', null],
    ['1А;Иванов Пётр;', null],
  ])('has the address of the family: «%s»', (text, email) => {
    expect(pupilsIn(text)).toMatchObject({ pupils: [{ name: 'Иванов Пётр', email }], wrongEmails: [] });
  });

  test('says which addresses cannot be any, and leaves them out of the names', () => {
    expect(pupilsIn('1А;Иванов Пётр;мама@почта.рф\n1А;Ли Ира;li@family')).toEqual({
      pupils: [
        { className: '1А', name: 'Иванов Пётр', email: null },
        { className: '1А', name: 'Ли Ира', email: null },
      ],
      wrongEmails: ['мама@почта.рф', 'li@family'],
    });
  });
});
