/** What file systems do not take in a name, or take for a path. */
const forbidden = /[\p{Cc}<>:"/\\|?*]/gu;

/** A name that every system can write, whatever a person has called the thing. */
export function asFileName(name: string, fallback: string): string {
  const cleaned = name
    .replace(forbidden, '_')
    .replace(/[. ]+$/, '')
    .trim();
  return cleaned === '' ? fallback : cleaned;
}
