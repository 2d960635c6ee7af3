import { digitsOf } from '../text-field/digits.ts';

const NATIONAL_DIGITS = 10;

/** What an edit put in: the new text without what stands unchanged before and after it. */
function insertedBy(text: string, before: string): string {
  if (text.endsWith(before)) return text.slice(0, text.length - before.length);
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/**
 * The ten digits after +7 that somebody means with an edited text. `before` is what the field showed:
 * typing into the mask and pasting over it look alike, yet a leading 8 is the country in one case
 * and the first digit of an 800 number in the other.
 */
function national(text: string, before: string): string {
  // A whole number pasted anywhere into another one is the number that is meant.
  const inserted = insertedBy(text, before);
  if (before !== '' && digitsOf(inserted).length >= NATIONAL_DIGITS) return national(inserted, '');
  const digits = digitsOf(text);
  const isPrefixed = /^[78]/.test(digits);
  if (text.includes('+7')) {
    const rest = digitsOf(text.replace('+7', ''));
    // «+7 8 916…»: both ways to begin at once.
    const isBegunTwice = before === '' && rest.length > NATIONAL_DIGITS && /^[78]/.test(rest);
    return isBegunTwice ? rest.slice(1) : rest;
  }
  if (digits.length > NATIONAL_DIGITS) return isPrefixed ? digits.slice(1) : digits;
  if (digits.length === NATIONAL_DIGITS) return digits;
  // Only the 7 of the mask was deleted: everything else is the number's own.
  if (before !== '' && text.startsWith('+')) return digits;
  return isPrefixed ? digits.slice(1) : digits;
}

/** The stored form of what a phone field holds after an edit: «+7» and up to ten digits, or nothing. */
export function phoneAfterEdit(text: string, before = ''): string {
  return digitsOf(text) === '' ? '' : `+7${national(text, before).slice(0, NATIONAL_DIGITS)}`;
}

/** How a phone number is shown: +7 (900) 123-45-67, as far as it goes. */
export function formatPhone(value: string): string {
  const stored = phoneAfterEdit(value);
  if (stored === '') return '';
  const digits = stored.slice(2);
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  return `+7${area && ` (${area}`}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`;
}
