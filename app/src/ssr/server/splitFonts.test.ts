import { expect, it } from 'vitest';
import { splitFonts, preloadedFonts } from './splitFonts.ts';

const cyrillic = '@font-face{font-family:Onest;src:url(/assets/onest-cyrillic-CLM11l5P.woff2)format("woff2")}';
const whole = '@font-face{font-family:Onest;src:url(/assets/onest-cyrillic-whole-DayYxulF.woff2)format("woff2")}';
const figures = '@font-face{font-family:Onest;src:url(/assets/onest-figures-B33fSUHU.woff2)format("woff2")}';
const system = '@font-face{font-family:Onest fallback Arial;src:local(Arial)}';

it('keeps preloaded and system fonts in place, and the others in order', () => {
  const sheet = `@layer a{b{c:d}}${whole}${cyrillic}${figures}${system}p{color:red}`;
  expect(splitFonts(sheet, ['/assets/onest-cyrillic-CLM11l5P.woff2'])).toEqual({
    now: `@layer a{b{c:d}}${cyrillic}${system}p{color:red}`,
    later: whole + figures,
  });
});

it('finds the fonts that a page preloads', () => {
  const page =
    '<link rel="preload" as="image" href="/a.webp"><link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>';
  expect(preloadedFonts(page)).toEqual(['/assets/a.woff2']);
});
