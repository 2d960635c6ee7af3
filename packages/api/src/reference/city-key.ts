import { spellingKey } from '../contract/spelling.ts';

/** The value of a city choice: «Санкт-Петербург» becomes «санкт_петербург». */
export function cityKey(name: string): string {
  return name.trim().toLocaleLowerCase('ru').replaceAll(/[\s-]/gu, '_');
}

/** Alike for spellings of one city, to find it by; the choice's value is one of them. This value is never shown. */
export function cityMatchKey(name: string): string {
  return spellingKey(name.replaceAll('_', ' ')).replaceAll(/[\s-]+/gu, '_');
}
