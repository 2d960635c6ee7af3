/** Rendered as nothing: soft hyphens, joiners, marks of direction, the byte order mark. */
const invisible = /\p{DI}/gu;

/**
 * What two texts have in common that a person takes for one: letter case, ё and е, every dash, every kind and number of spaces and
 * invisible characters do not count. For comparing and finding, wherever that is done; it is never shown or sent.
 */
export function spellingKey(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
