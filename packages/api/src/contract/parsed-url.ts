/** The address that a text names, or null. As `URL.parse`, which Safari 16 lacks. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
