/** A face of a font, in a sheet as the build leaves it. */
const face = /@font-face\s*\{[^}]*\}/g;
const preload = /<link [^>]*rel="preload"[^>]*as="font"[^>]*href="([^"]*)"/g;

/** The font files that a page asks for in its head. */
export const preloadedFonts = (page: string): string[] => [...page.matchAll(preload)].map(([, file = '']) => file);

/**
 * Parts a sheet: what the first frame is made of, and the faces of fonts that come after it (see hydration/deferredFonts.ts).
 * Faces of the system's own fonts hold the place of those.
 */
export function splitFonts(sheet: string, first: readonly string[]): { now: string; later: string } {
  let later = '';
  const now = sheet.replace(face, (rule) => {
    if (!rule.includes('url(') || first.some((file) => rule.includes(file))) return rule;
    later += rule;
    return '';
  });
  return { now, later };
}
