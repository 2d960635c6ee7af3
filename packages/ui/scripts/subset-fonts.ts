/**
 * Writes src/styles/fonts/*.woff2 and src/styles/fonts.css. Run after changing a font package or the characters below: `npx
 * node packages/ui/scripts/subset-fonts.ts`. The result is committed. A page of ours needs about 55 KB of fonts instead of 331
 * KB: one ₽ would otherwise pull a whole latin-ext file. Characters outside the subsets (a client's name in another alphabet)
 * still come from the original files, which a browser fetches only when such a character is on the page. It also writes the fonts
 * of the text across proofs, which the server renders: its machine may have none.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbacks } from './fallbacks.ts';

interface Face {
  family: 'Literata' | 'Onest';
  style: 'normal' | 'italic';
  weight: string;
  file: string;
  source: string;
  /** CSS unicode-range; for a subset, also the characters it contains. */
  range: string;
  /** Axes to limit; a face without them is the original file. */
  axes?: Record<string, number | { min: number; max: number }>;
}

/* With its spaces: words of one font and spaces of another would break lines again when the second one loads. */
const CYRILLIC = 'U+20,U+A0,U+401,U+410-44F,U+451,U+2116';
/* The punctuation of Russian texts, without Latin letters: they are the larger part of the Latin files, and rarely shown. */
const FIGURES = 'U+21,U+25,U+28-29,U+2B-3B,U+3F,U+A9,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2026,U+2212';
const LATIN = 'U+22-24,U+26-27,U+2A,U+3C-3E,U+40-7E,U+201C,U+201E';
const RUBLE = 'U+20BD';
const ARROWS = 'U+2190,U+2192';
const WHOLE = {
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  latin: 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'cyrillic-ext': 'U+460-52F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/* What browsers apply by default, and tabular figures. With all features a font includes fractions and superscripts, too: a
   quarter of Literata's. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

const literataAxes = { wght: { min: 400, max: 500 }, opsz: { min: 18, max: 72 } };
const onestAxes = { wght: { min: 400, max: 600 } };

/* Of the same weights as the subsets: faces of other weights are other faces, and a browser takes either at will. */
const originals: Face[] = Object.entries(WHOLE).flatMap(([script, range]): Face[] => [
  {
    family: 'Literata',
    style: 'normal',
    weight: '400 500',
    file: `literata-${script}-whole`,
    source: `literata/files/literata-${script}-opsz-normal.woff2`,
    range,
  },
  {
    family: 'Onest',
    style: 'normal',
    weight: '400 600',
    file: `onest-${script}-whole`,
    source: `onest/files/onest-${script}-wght-normal.woff2`,
    range,
  },
]);

const literata = (script: string) => `literata/files/literata-${script}-opsz-normal.woff2`;
const onest = (script: string) => `onest/files/onest-${script}-wght-normal.woff2`;
const subsets: Face[] = [
  {
    family: 'Literata',
    style: 'normal',
    weight: '400 500',
    file: 'literata-cyrillic',
    source: literata('cyrillic'),
    range: CYRILLIC,
    axes: literataAxes,
  },
  {
    family: 'Literata',
    style: 'normal',
    weight: '400 500',
    file: 'literata-figures',
    source: literata('latin'),
    range: FIGURES,
    axes: literataAxes,
  },
  {
    family: 'Literata',
    style: 'normal',
    weight: '400 500',
    file: 'literata-latin',
    source: literata('latin'),
    range: LATIN,
    axes: literataAxes,
  },
  {
    family: 'Literata',
    style: 'normal',
    weight: '400 500',
    file: 'literata-ruble',
    source: literata('latin-ext'),
    range: RUBLE,
    axes: literataAxes,
  },
  // One word of the home page's headline, at one size and weight.
  {
    family: 'Literata',
    style: 'italic',
    weight: '400',
    file: 'literata-cyrillic-italic',
    source: 'literata/files/literata-cyrillic-opsz-italic.woff2',
    range: CYRILLIC,
    axes: { wght: 400, opsz: 72 },
  },
  {
    family: 'Onest',
    style: 'normal',
    weight: '400 600',
    file: 'onest-cyrillic',
    source: onest('cyrillic'),
    range: CYRILLIC,
    axes: onestAxes,
  },
  {
    family: 'Onest',
    style: 'normal',
    weight: '400 600',
    file: 'onest-figures',
    source: onest('latin'),
    range: FIGURES,
    axes: onestAxes,
  },
  {
    family: 'Onest',
    style: 'normal',
    weight: '400 600',
    file: 'onest-latin',
    source: onest('latin'),
    range: LATIN,
    axes: onestAxes,
  },
  {
    family: 'Onest',
    style: 'normal',
    weight: '400 600',
    file: 'onest-ruble',
    source: onest('latin-ext'),
    range: RUBLE,
    axes: onestAxes,
  },
  {
    family: 'Onest',
    style: 'normal',
    weight: '400 600',
    file: 'onest-arrows',
    source: onest('math'),
    range: ARROWS,
    axes: onestAxes,
  },
];

/** The characters of a CSS unicode-range. */
function characters(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.replace('U+', '').split('-');
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

function rule({ family, style, weight, file, range }: Face): string {
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}.woff2') format('woff2');
  unicode-range: ${range.replaceAll(',', ', ')};
}`;
}

const styles = path.join(import.meta.dirname, '../src/styles');
const folder = path.join(styles, 'fonts');
const require = createRequire(import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const face of [...originals, ...subsets]) {
  const original = await readFile(require.resolve(`@fontsource-variable/${face.source}`));
  const written = face.axes
    ? await subsetFont(original, characters(face.range), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: FEATURES,
      })
    : original;
  await writeFile(path.join(folder, `${face.file}.woff2`), written);
  console.log(`${(written.length / 1000).toFixed(1).padStart(6)} KB  ${face.file}`);
}
await writeFile(
  path.join(styles, 'fonts.css'),
  `/* Generated by packages/ui/scripts/subset-fonts.ts. Where ranges overlap the later face wins: originals first. */\n${[...originals, ...subsets].map(rule).join('\n\n')}\n\n${fallbacks}\n`,
);

/* The characters of `watermarkCharacters` in the contract, each in one of the two. */
const watermarkFonts = path.join(import.meta.dirname, '../../server/src/platform/images/fonts');
await mkdir(watermarkFonts, { recursive: true });
const ofWatermark = {
  cyrillic: 'U+401,U+410-44F,U+451,U+2116',
  latin: 'U+20-23,U+25-3B,U+3F-5A,U+5F,U+61-7A,U+A9,U+AB,U+B7,U+BB,U+2013-2014',
};
for (const [part, range] of Object.entries(ofWatermark)) {
  const original = await readFile(require.resolve(`@fontsource-variable/${onest(part)}`));
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 600 }, keepFeatures: ['kern'] } as const;
  await writeFile(path.join(watermarkFonts, `onest-${part}.ttf`), await subsetFont(original, characters(range), options));
}
