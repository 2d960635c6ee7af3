/** The first letter of a name or a file, as a whole character: half a surrogate pair of an emoji would be shown as a box. */
export const firstLetter = (words: string): string => /\S/u.exec(words)?.[0].toUpperCase() ?? '';
