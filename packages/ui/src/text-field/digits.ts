/** The digits of a text, in order. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Backspace on a separator of the mask deletes the digit before it. Otherwise the mask would put the separator back and nothing would happen. */
export function throughSeparator(before: string, after: string, caret: number): string {
  const onlySeparatorGone = after.length === before.length - 1 && digitsOf(after) === digitsOf(before);
  if (!onlySeparatorGone) return after;
  const left = after.slice(0, caret).replace(/\d(\D*)$/, '$1');
  return left + after.slice(caret);
}

/** The first position in a formatted text with this many digits to its right: where the caret belongs after typing. */
export function caretBefore(text: string, digitsToTheRight: number): number {
  let caret = text.length;
  for (let seen = 0; caret > 0; caret -= 1) {
    const isDigit = /\d/.test(text[caret - 1] ?? '');
    // Nothing can be typed before a plus: it would no longer begin the number.
    if ((isDigit && seen === digitsToTheRight) || text[caret - 1] === '+') break;
    if (isDigit) seen += 1;
  }
  return caret;
}
