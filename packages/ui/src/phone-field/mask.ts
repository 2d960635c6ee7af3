import { digitsOf } from '../text-field/digits.ts';

const NATIONAL_DIGITS = 10;
/** No phone number is longer. */
const MAX_DIGITS = 15;

/** The characters of a phone number, up to a word or a second number. */
const written = /[+\d][^\p{L},;/#*]*/u;

/** The inserted part of an edit: the new text without its unchanged beginning and end. */
function insertedBy(text: string, before: string): string {
  if (text.endsWith(before)) return text.slice(0, text.length - before.length);
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  // Nothing of the beginning is left: equal characters after it may be a coincidence.
  if (start === 0) return text;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** The stored form of these digits after +7. */
const masked = (national: string): string => `+7${national.slice(0, NATIONAL_DIGITS)}`;

/**
 * The stored form of a text: «+7» and up to ten digits. A number that is not Russian stays what it is, so that validation can
 * refuse it.
 */
function read(text: string): string {
  const number = written.exec(text)?.[0] ?? '';
  const digits = digitsOf(number);
  const rest = digits.slice(1);
  if (number.startsWith('+')) {
    // «+7 8 916…»: both prefixes at once.
    if (digits.startsWith('7')) return storedForm(/^[78][3-9]\d{9}$/.test(rest) ? rest.slice(1) : rest);
    // «+8 916…»: no country has the code 89, nor numbers that begin with 8800.
    return /^\+\D*8\D/.test(number) || /^8(9|800)/.test(digits) ? storedForm(rest) : `+${digits.slice(0, MAX_DIGITS)}`;
  }
  if (digits.length < NATIONAL_DIGITS) return masked(/^[78]/.test(digits) ? rest : digits);
  if (digits.length === NATIONAL_DIGITS) return storedForm(digits);
  return /^(7|89|8\d{10}$)/.test(digits) ? storedForm(rest) : digits.slice(0, MAX_DIGITS);
}

/** The mask for these digits after +7; not for those that no Russian number begins with. */
const storedForm = (national: string): string => (/^0\d{9}/.test(national) ? national.slice(0, NATIONAL_DIGITS) : masked(national));

/**
 * The stored form of what a phone field holds after an edit: «+7» and up to ten digits, or nothing; a number of another country as it is. `before` is
 * what the field showed: typing into the mask and pasting over it look alike, yet a leading 8 is the country code in one case and the first digit of
 * an 800 number in the other.
 */
export function phoneAfterEdit(text: string, before = ''): string {
  const digits = digitsOf(text);
  // A plus begins the number of another country; one that is left of the mask means an empty field.
  if (digits === '') return text.includes('+') && before !== '+7' ? '+' : '';
  if (!before.startsWith('+7')) return read(before === '' ? text : text.replace(/[^+\d]/g, ''));
  // Only the 7 of the mask was deleted: the rest is the number. With another code the text is another number.
  if (text.startsWith('+') && !/^\+\D*7/.test(text)) return text === `+${before.slice(2)}` ? masked(digits) : read(text);
  // A whole number that was pasted anywhere into another one replaces it.
  const inserted = insertedBy(text, before);
  if (digitsOf(inserted).length >= NATIONAL_DIGITS) return read(inserted);
  if (text.includes('+7')) return masked(digitsOf(text.replace('+7', '')));
  if (digits.length > NATIONAL_DIGITS) return read(text);
  return masked(digits.length < NATIONAL_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits);
}

/** How a phone number is shown: +7 (900) 123-45-67, as far as it goes. */
export function formatPhone(value: string): string {
  const stored = phoneAfterEdit(value);
  if (!stored.startsWith('+7')) return stored;
  const digits = stored.slice(2);
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  return `+7${area && ` (${area}`}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`;
}
