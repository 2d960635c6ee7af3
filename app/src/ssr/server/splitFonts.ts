/** A @font-face rule in a built style sheet. */
const fontFace = /@font-face\s*\{[^}]*\}/g;
const preload = /<link [^>]*rel="preload"[^>]*as="font"[^>]*href="([^"]*)"/g;

/** The font files that a page preloads. */
export const preloadedFonts = (page: string): string[] => [...page.matchAll(preload)].map(([, file = '']) => file);

/**
 * Splits a style sheet into what the first paint needs and the @font-face rules that load after it (see client/deferredFonts.ts).
 * Fallbacks to system fonts stay, because they hold the place.
 */
export function splitFonts(sheet: string, first: readonly string[]): { now: string; later: string } {
  let later = '';
  const now = sheet.replace(fontFace, (rule) => {
    if (!rule.includes('url(') || first.some((file) => rule.includes(file))) return rule;
    later += rule;
    return '';
  });
  return { now, later };
}
