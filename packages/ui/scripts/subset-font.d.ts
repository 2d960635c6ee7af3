/** The part of subset-font that subset-fonts.ts uses; the package carries no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  interface Options {
    /** With no text. */
    keepAllGlyphs?: boolean;
    /** OpenType's tags; all features without it. */
    keepFeatures?: readonly string[];
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, Axis>;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>;
}
