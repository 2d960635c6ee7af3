/** Sentences of a feature, numbers, money and days in their Russian form. */
export { createTexts } from './createTexts.ts';
export { formatCount, formatDay, formatLocalTime, formatRating, formatRubles } from './format.ts';
