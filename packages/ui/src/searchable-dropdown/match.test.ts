import { describe, expect, it } from 'vitest';
import { hasExactMatch, matchOptions, matchRange } from './match.ts';

const cities = [
  'Москва',
  'Санкт-Петербург',
  'Екатеринбург',
  'Нижний Новгород',
  'Великий Новгород',
  'Новгород',
  'Новосибирск',
  'Орёл',
  'Ростов-на-Дону',
  'Йошкар-Ола',
].map((label) => ({ label }));
const labels = (text: string): string[] => matchOptions(cities, text).map(({ label }) => label);

describe('matchOptions', () => {
  it('gives everything in its order when nothing is typed', () => {
    expect(labels('')).toEqual(cities.map(({ label }) => label));
    expect(labels('  ')).toHaveLength(cities.length);
  });

  it('finds a part of a label whatever the case', () => expect(labels('БУРГ')).toEqual(['Санкт-Петербург', 'Екатеринбург']));

  it('puts the whole label first, then its beginning, then a word, then the rest', () => {
    expect(labels('новгород')).toEqual(['Новгород', 'Нижний Новгород', 'Великий Новгород']);
    expect(labels('о')).toEqual(['Орёл', 'Йошкар-Ола', 'Москва', ...labels('о').slice(3)]);
    expect(labels('ново')).toEqual(['Новосибирск']);
  });

  it('takes е for ё and a space for a hyphen', () => {
    expect(labels('орел')).toEqual(['Орёл']);
    expect(labels('санкт петербург')).toEqual(['Санкт-Петербург']);
    expect(labels('на-дону')).toEqual(['Ростов-на-Дону']);
  });

  it('takes signs of search patterns literally', () => {
    expect(labels('(')).toEqual([]);
    expect(matchRange('C++ (курс)', 'c+')).toEqual([0, 2]);
  });

  it('returns where the typed text is in the label', () => {
    expect(matchRange('Санкт-Петербург', 'петер')).toEqual([6, 11]);
    expect(matchRange('Анна-на-Неве', 'на')).toEqual([5, 7]);
    expect(matchRange('Анна', ' ')).toBeNull();
    expect(matchRange('Анна', 'б')).toBeNull();
  });

  it('searches a thousand labels in a few milliseconds', () => {
    const many = Array.from({ length: 1100 }, (_, i) => ({ label: `Город-${i}` }));
    const start = performance.now();
    expect(matchOptions(many, 'д 109')).toHaveLength(11);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('what people type', () => {
  const known = [
    { label: 'Москва', also: ['мск', 'г. Москва'] },
    { label: 'Санкт-Петербург', also: ['спб', 'Питер', 'Ленинград'] },
    { label: 'Мурманск' },
  ];
  const found = (text: string) => matchOptions(known, text).map(({ label }) => label);

  it.each([
    ['спб', 'Санкт-Петербург'],
    ['ПИТЕР', 'Санкт-Петербург'],
    ['ленинг', 'Санкт-Петербург'],
    ['мск', 'Москва'],
    ['г. москва', 'Москва'],
    ['vjcrdf', 'Москва'],
    ['gbnth', 'Санкт-Петербург'],
    ['Санкт  Петербург', 'Санкт-Петербург'],
    ['\ufeffсанкт\u2009–петербург\u200b', 'Санкт-Петербург'],
    ['Санкт\u00a0Петербург', 'Санкт-Петербург'],
  ])('finds for %j only %s', (text, label) => expect(found(text)).toEqual([label]));

  it('takes another name for the option itself', () => {
    expect(hasExactMatch(known, 'Питер')).toBe(true);
    expect(hasExactMatch(known, 'пите')).toBe(false);
  });

  it('does not find by two letters what only another name begins with', () => expect(found('ле')).toEqual([]));
});

describe('hasExactMatch', () => {
  it('matches a label whatever the case', () => {
    expect(hasExactMatch(cities, 'москва ')).toBe(true);
    expect(hasExactMatch(cities, 'орел')).toBe(true);
  });
  it('does not take a part for the whole', () => expect(hasExactMatch(cities, 'моск')).toBe(false));
});
