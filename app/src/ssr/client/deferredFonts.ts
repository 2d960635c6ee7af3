import { nextFrame } from './scheduling.ts';

// The first paint of a server-rendered page needs two preloaded font files: Cyrillic of the serif and of the sans. All other
// @font-face rules are in a style sheet that applies to no medium at first. Browsers request a font during layout, and digits or
// Latin glyphs would otherwise compete for bandwidth with the first paint.

/** Id of that style sheet. */
export const deferredFontsId = 'deferred-fonts';

/** Milliseconds the other fonts wait for the common ones. */
const PATIENCE_MS = 5_000;
/** Files that nearly every page needs: digits and the rouble sign. */
const common = /-(?:figures|ruble)-/;

function load({ style }: CSSFontFaceRule): Promise<FontFace> {
  const value = (name: string): string => style.getPropertyValue(name);
  const descriptors = { style: value('font-style'), weight: value('font-weight'), unicodeRange: value('unicode-range') };
  return new FontFace(value('font-family'), value('src'), descriptors).load();
}

/**
 * Loads the other fonts after the first paint. The common ones are added together, because each added font makes the browser lay out
 * all text again.
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
