/** A line break in a name could end a subject, or start a forged line in the text. */
export const oneLine = (name: string): string => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** A name in quotation marks, its own ones as those inside others: «Школа „Лицей“». */
export function quoted(name: string): string {
  const inner = oneLine(name).replaceAll(/["“”«»„]/g, (mark, at: number, whole: string) => {
    const opens = at === 0 || /[\s([«„-]/.test(whole.charAt(at - 1));
    return mark === '«' || (mark !== '»' && opens) ? '„' : '“';
  });
  return `«${inner}»`;
}

/** What of an address a person reads: where it leads, without a long secret. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/[\w-]{24,}$/, (secret) => `${secret.slice(0, 6)}…`);
