import { digitsOf } from '../text-field/digits.ts';

/** Fifteen digits are the most that a JavaScript number holds exactly. */
const MOST_DIGITS = 15;
let grouping: Intl.NumberFormat | undefined;

/** A whole number as it is written in Russian: «12 500»; nothing for nothing. */
export function formatWhole(value: number | null): string {
  // Made when it is first needed: a phone reads its tables of numbers for 20 ms then, which no start of a page should wait for.
  grouping ??= new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  return value === null ? '' : grouping.format(value);
}

/** The whole number in what was typed or pasted («12 500 ₽», «от 600»); null without digits. */
export function parseWhole(text: string): number | null {
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}

/**
 * The number after an edit. Pasted kopecks are dropped («12 500,00 ₽» is no million);
 * a comma or a point that was only typed into the number is not taken, and nothing behind it is lost.
 */
export function wholeAfterEdit(typed: string, before: string): number | null {
  const isSignTyped = typed.replace(/[.,]/, '') === before;
  return parseWhole(isSignTyped ? typed : typed.replace(/(\d)[.,]\d{1,2}(?=\D*$)/, '$1'));
}

/** The nearest number inside the limits. */
export const clamp = (value: number, min = -Infinity, max = Infinity): number => Math.min(max, Math.max(min, value));
