/**
 * The stored spelling of a Russian number: +7 and at most ten digits (D1 §5).
 * A leading 8 or 7 of eleven digits is the trunk prefix or the country code, and is dropped;
 * ten digits that begin with 8 are a number of their own and stay whole.
 */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  const international = text.trim().startsWith('+7');
  const rest = international || (digits.length >= 11 && /^[78]/.test(digits)) ? digits.slice(1) : digits;
  // «+7 8 916 …»: a number pasted behind a prefix that was there already. No town's code begins with 0, 1 or 2.
  const local = international && /^[78][3-9]\d{9}$/.test(rest) ? rest.slice(1) : rest;
  return local && `+7${local.slice(0, 10)}`;
}

/** All ten digits are there. */
export function isPhone(text: string): boolean {
  return /^\+7\d{10}$/.test(normalizePhone(text));
}

/** `+7 (900) 123-45-67`, also for a number that is still being typed. */
export function formatPhone(text: string): string {
  const local = normalizePhone(text).slice(2);
  if (local === '') return '';
  const [code, a, b, c] = [local.slice(0, 3), local.slice(3, 6), local.slice(6, 8), local.slice(8, 10)];
  return `+7 (${code}${code.length === 3 && a ? `) ${a}` : ''}${b ? `-${b}` : ''}${c ? `-${c}` : ''}`;
}
