/** The name that a `Content-Disposition` header gives a file: the one of any language first. Empty when it gives none. */
export function fileNameOf(header: string | null): string {
  const [, extended] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Not written as the standard says: the plain name is left.
    }
  }
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
}
