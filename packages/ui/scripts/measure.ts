import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The width of a text, in its own font size. */
export type Measure = (text: string) => number;

const require = createRequire(import.meta.url);
const tabular = new Feature('tnum', 1);

/** Reads a font file of a package, at one point of its axes. Its texts are set as a browser sets them, kerned. */
export async function measureOf(file: string, axes?: Record<string, number>, areFiguresTabular = false): Promise<Measure> {
  const original = await readFile(require.resolve(file));
  const plain = await subsetFont(original, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, ...(axes && { variationAxes: axes }) });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, areFiguresTabular ? [tabular] : []);
    if (buffer.getGlyphInfos().some(({ codepoint }) => codepoint === 0)) throw new Error(`${file} cannot write «${text}».`);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
  };
}
