import { shareLimits } from '../contract/limits.ts';

/** Characters that a watermark may have, as a class of a regular expression. The server's font has exactly these. */
export const watermarkCharacters = String.raw`A-Za-zА-Яа-яЁё0-9 !"'#%&()*+,\-./:;?@_«»·–—©№`;

const whole = new RegExp(`^[${watermarkCharacters}]{1,${shareLimits.watermarkLength}}$`);

/** Whether a text can be a watermark. */
export const isWatermark = (text: string): boolean => whole.test(text.trim());
