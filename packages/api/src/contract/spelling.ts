/** Invisible characters: soft hyphens, joiners, direction marks, the byte order mark. */
const invisible = /\p{DI}/gu;

/**
 * A normalised form that is equal for texts which look the same to a person: letter case, ё and е, dashes, spaces and invisible characters do not
 * matter. Only for comparing and searching; it is never shown or sent.
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

/** The same for names of people, whose words come in any order: «Анна Котова» and «Котова Анна». */
export const personKey = (name: string): string => spellingKey(name).split(' ').toSorted().join(' ');
