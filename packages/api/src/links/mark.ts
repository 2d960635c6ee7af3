import { linkLimits } from '../contract/limits.ts';

/** Characters that a text across proofs may have, as a class of a regular expression. The server's font has exactly these. */
export const markCharacters = String.raw`A-Za-zА-Яа-яЁё0-9 !"'#%&()*+,\-./:;?@_«»·–—©№`;

const whole = new RegExp(`^[${markCharacters}]{1,${linkLimits.markLength}}$`);

/** Whether a text may stand across proofs. */
export const isMark = (text: string): boolean => whole.test(text.trim());
