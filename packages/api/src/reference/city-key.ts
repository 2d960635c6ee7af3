/** The value of a city choice: «Санкт-Петербург» becomes «санкт_петербург». */
export function cityKey(name: string): string {
  return name.trim().toLocaleLowerCase('ru').replaceAll(/[\s-]/gu, '_');
}
