import { spellingKey } from '../contract/spelling.ts';

/** The value of a city choice: «Санкт-Петербург» becomes «санкт_петербург». */
export function cityKey(name: string): string {
  return name.trim().toLocaleLowerCase('ru').replaceAll(/[\s-]/gu, '_');
}

/** Equal for all spellings of one city, for searching; the option's value is one of them. Never shown. */
export function cityMatchKey(name: string): string {
  return spellingKey(name.replaceAll('_', ' ')).replaceAll(/[\s-]+/gu, '_');
}
