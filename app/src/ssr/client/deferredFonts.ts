import { nextFrame } from './scheduling.ts';

// A drawn page is first shown in two font files, which its head asks for: names and titles, and everything that is operated, in
// Cyrillic. All other faces stand in a sheet of their own that is for no medium at first: browsers ask for a font as they lay the
// page out, so that figures and other letters would share the line with what the first frame waits for.

/** Id of the sheet. */
export const deferredFontsId = 'deferred-fonts';

/** Milliseconds the others wait for the common ones. */
const PATIENCE_MS = 5_000;
/** Files of what nearly every page shows: figures with their signs, and the rouble behind them. */
const common = /-(?:figures|ruble)-/;

function load({ style }: CSSFontFaceRule): Promise<FontFace> {
  const value = (name: string): string => style.getPropertyValue(name);
  const given = { style: value('font-style'), weight: value('font-weight'), unicodeRange: value('unicode-range') };
  return new FontFace(value('font-family'), value('src'), given).load();
}

/**
 * Asks for the other letters of this page, once its first frame is there. The common ones come together: with each face that comes
 * by itself, a browser lays out every letter anew.
 */
export async function loadDeferredFonts(): Promise<void> {
  const element = document.getElementById(deferredFontsId);
  if (!(element instanceof HTMLStyleElement)) return;
  await nextFrame();
  const faces = [...(element.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const loads = Promise.allSettled(faces.filter(({ style }) => common.test(style.getPropertyValue('src'))).map(load));
  const patience = new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
  for (const loaded of await Promise.race([loads, patience])) if (loaded.status === 'fulfilled') document.fonts.add(loaded.value);
  element.media = 'all';
}
