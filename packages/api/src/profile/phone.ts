/** The characters of a phone number, up to a word or a second number after it («доб. 12»). */
const written = /[+\d][^\p{L},;/#*]*/u;

/**
 * The digits after +7 of a text, as far as they go, or undefined for a number that is not Russian. A leading 8 or 7 of eleven digits is the trunk
 * prefix or the country code, and is removed; ten digits that begin with 8 are a complete number.
 */
function localDigits(text: string): string | undefined {
  const number = written.exec(text)?.[0] ?? '';
  const digits = number.replace(/\D/g, '');
  const local = number.startsWith('+') ? afterPlus(number, digits) : withoutPlus(digits);
  // Other countries write a 0 before the area code; no Russian code begins with one.
  return local !== undefined && /^0\d{9}/.test(local) ? undefined : local?.slice(0, 10);
}

function afterPlus(number: string, digits: string): string | undefined {
  // «+8 916 …»: the trunk prefix written like a code. No country has the code 89, nor numbers that begin with 8800.
  if (/^\+\D*8\D/.test(number) || /^8(9|800)/.test(digits)) return digits.slice(1);
  if (digits !== '' && !digits.startsWith('7')) return undefined;
  const rest = digits.slice(1);
  // «+7 8 916 …»: a number pasted after an existing prefix. No area code begins with 0, 1 or 2.
  return /^[78][3-9]\d{9}$/.test(rest) ? rest.slice(1) : rest;
}

function withoutPlus(digits: string): string | undefined {
  if (digits.length <= 10) return digits;
  // More than eleven digits are a number of another country (8801712345678, 810375…), unless no country code matches.
  const isRussian = digits.startsWith('7') || digits.startsWith('89') || /^8\d{10}$/.test(digits);
  return isRussian ? digits.slice(1) : undefined;
}

/** The stored spelling of a Russian number: +7 and at most ten digits (D1 §5). Empty for a number of another country. */
export function normalizePhone(text: string): string {
  const local = localDigits(text);
  return local ? `+7${local}` : '';
}

/** Whether it is a number of another country. */
export function isForeignPhone(text: string): boolean {
  return localDigits(text) === undefined;
}

/** All ten digits are there. */
export function isPhone(text: string): boolean {
  return /^\+7\d{10}$/.test(normalizePhone(text));
}

/** `+7 (900) 123-45-67`, also for a number that is still being typed. A number of another country is shown as it is. */
export function formatPhone(text: string): string {
  const local = localDigits(text);
  if (local === undefined) return text;
  if (local === '') return '';
  const [code, a, b, c] = [local.slice(0, 3), local.slice(3, 6), local.slice(6, 8), local.slice(8, 10)];
  return `+7 (${code}${code.length === 3 && a ? `) ${a}` : ''}${b ? `-${b}` : ''}${c ? `-${c}` : ''}`;
}
