import { expect, it } from 'vitest';
import { unsupportedApis, unsupportedStyles } from './unsupported.ts';

it.each([
  ['const { promise } = Promise.withResolvers();', ['Promise.withResolvers']],
  ['new Intl.Segmenter("ru"); URL.parse(text);', ['Intl.Segmenter', 'URL.parse']],
  ['Map.groupBy(all, of)', ['Map.groupBy']],
  ['one.isSubsetOf(other); box.checkVisibility()', ['.checkVisibility()', '.isSubsetOf()']],
  ['map.values().filter(Boolean)', ['.values().filter()']],
  // An array's, and Chrome's since 110.
  ['Object.values(map).filter(Boolean); list.toSorted(); [...map.values()].map(String); fetch("/"); new URL("/", here)', []],
])('names the functions that an older browser lacks: %s', (code, lacking) => {
  expect(unsupportedApis(code)).toEqual(lacking);
});

it.each([
  ['a { text-wrap: balance; color: red }', ['text-wrap', 'text-wrap: balance']],
  ['a { & b { color: red } }', ['&']],
  ['a { color: light-dark(red, blue) }', ['light-dark()']],
  ['select:open { color: red }', [':open']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  // Firefox has it since 121.
  ['a:has(b) { color: color-mix(in srgb, red, blue) }', []],
  ['@supports (field-sizing: content) { a { field-sizing: content } }', []],
])('names the styles that an older browser lacks: %s', (style, lacking) => {
  expect(unsupportedStyles(style)).toEqual(lacking);
});
