/** The value of a city choice: «Санкт-Петербург» becomes «санкт_петербург». */
export function cityKey(name: string): string {
  return name.trim().toLocaleLowerCase('ru').replaceAll(/[\s-]/gu, '_');
}

/** Alike for spellings of one city, to find it by: «Орел» is «Орёл», and any dash is a dash. This value is never shown. */
export function cityMatchKey(name: string): string {
  return cityKey(name.normalize('NFC'))
    .replaceAll('ё', 'е')
    .replaceAll(/[\p{Pd}−]/gu, '_');
}
