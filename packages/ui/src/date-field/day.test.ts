import { describe, expect, it } from 'vitest';
import { dayAfterEdit, dayAfterLeaving, formatDay } from './day.ts';

/** The value after typing these characters one by one at its end. */
const type = (characters: string, start = ''): string =>
  characters.split('').reduce((value, character) => dayAfterEdit(formatDay(value) + character, formatDay(value)), start);

describe('typing', () => {
  it.each([
    ['14052027', '2027-05-14'],
    ['14.05.2027', '2027-05-14'],
    ['1.5.2027', '2027-05-01'],
    ['1,5,2027', '2027-05-01'],
    ['14/5/2027', '2027-05-14'],
    ['29022028', '2028-02-29'],
    ['140520279', '2027-05-14'],
    ['14мая05.2027', '2027-05-14'],
  ])('%j is %j', (characters, value) => expect(type(characters)).toBe(value));

  it.each([
    ['', ''],
    ['1', '1'],
    ['14', '14'],
    ['145', '14.5'],
    ['14.05.20', '14.05.20'],
    ['31022027', '31.02.2027'],
    ['29022027', '29.02.2027'],
    ['00002027', '00.00.2027'],
    ['abc', ''],
  ])('%j is no day: %j stays for the form to refuse', (characters, value) => expect(type(characters)).toBe(value));

  it('an edited digit of a whole date changes that digit', () => {
    expect(dayAfterEdit('14.05.202', '14.05.2027')).toBe('14.05.202');
    expect(dayAfterEdit('14.06.2027', '14.05.2027')).toBe('2027-06-14');
    expect(dayAfterEdit('4.05.2027', '14.05.2027')).toBe('4.05.2027');
    expect(dayAfterEdit('24.05.2027', '4.05.2027')).toBe('2027-05-24');
    expect(dayAfterEdit('14..2027', '14.0.2027')).toBe('14..2027');
    expect(dayAfterEdit('', '14.05.2027')).toBe('');
  });

  it('a digit too many is not taken', () => {
    expect(dayAfterEdit('114.05.2027', '14.05.2027')).toBe('2027-05-14');
    expect(dayAfterEdit('14.05.20272', '14.05.2027')).toBe('2027-05-14');
  });
});

describe('pasting', () => {
  it.each([
    '14.05.2027',
    '2027-05-14',
    '14/05/2027',
    '14-5-2027',
    ' 14.5.2027 ',
    'до 14.05.2027 включительно',
    '2027.05.14',
    '2027-05-14T10:00',
  ])('%j is 2027-05-14', (text) => expect(dayAfterEdit(text)).toBe('2027-05-14'));

  it('replaces what was there', () => {
    expect(dayAfterEdit('14.052027-06-01', '14.05')).toBe('2027-06-01');
    expect(dayAfterEdit('20.05.20272027-06-01', '20.05.2027')).toBe('2027-06-01');
    expect(dayAfterEdit('2027-06-01', '20.05.2027')).toBe('2027-06-01');
    expect(dayAfterEdit('14.06.2027', '14.05.2027')).toBe('2027-06-14');
  });
});

describe('leaving', () => {
  it.each([
    ['4.05.2027', '2027-05-04'],
    ['2027-05-04', '2027-05-04'],
    ['4.05', '4.05'],
    ['', ''],
  ])('%j is %j', (value, left) => expect(dayAfterLeaving(value)).toBe(left));
});

describe('formatDay', () => {
  it('writes a stored day with dots, and anything else as it is', () => {
    expect(formatDay('2027-05-14')).toBe('14.05.2027');
    expect(formatDay('14.0')).toBe('14.0');
    expect(formatDay('')).toBe('');
  });
});
