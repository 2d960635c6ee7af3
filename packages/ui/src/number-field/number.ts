import { digitsOf } from '../text-field/digits.ts';

/** Fifteen digits: the most that a JavaScript number represents exactly. */
const MOST_DIGITS = 15;
let grouping: Intl.NumberFormat | undefined;

/** A whole number in Russian format: «12 500»; an empty text for null. */
export function formatWhole(value: number | null): string {
  // Created when it is first needed: on a phone Intl then loads its data for 20 ms, which must not delay the start of a page.
  grouping ??= new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  return value === null ? '' : grouping.format(value);
}

/** The whole number in typed or pasted text («12 500 ₽», «от 600»); null without digits. */
export function parseWhole(text: string): number | null {
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}

/**
 * The number after an edit. Pasted kopecks are dropped («12 500,00 ₽» is not a million); a comma or a point that was typed into the number is
 * ignored, and the digits after it stay.
 */
export function wholeAfterEdit(typed: string, before: string): number | null {
  const isSignTyped = typed.replace(/[.,]/, '') === before;
  return parseWhole(isSignTyped ? typed : typed.replace(/(\d)[.,]\d{1,2}(?=\D*$)/, '$1'));
}

/** The nearest number within the limits. */
export const clamp = (value: number, min = -Infinity, max = Infinity): number => Math.min(max, Math.max(min, value));
