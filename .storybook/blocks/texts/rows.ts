/** A text as it is written. */
export interface Written {
  key: string;
  /** Its forms, of which a number or a state chooses one; a variable is in braces. */
  forms: string[];
  /** Its first line in the file. */
  line: number;
}

/** A text with all that its row shows. */
export interface TextRow {
  file: string;
  key: string;
  russian: Written;
  english: Written | undefined;
  /** The files that say it. */
  saidBy: string[];
  /** The stories that show those files, by their places in the list of all; the nearest first. */
  shown: number[];
}

/** The letters of the longest form; a variable counts as one, because its value is not known. */
export const lengthOf = ({ forms }: Pick<Written, 'forms'>): number =>
  Math.max(0, ...forms.map((form) => form.replaceAll(/\{[^}]*\}/g, '#').length));

/** Three lines of a phone: of a hundred texts, one or two are longer. */
export const longest = 120;

/** A text of many lines, or an English one that takes much more than the Russian: by half, and by more than a word. */
export function isLong({ russian, english }: Pick<TextRow, 'russian' | 'english'>): boolean {
  const [own, other] = [lengthOf(russian), english ? lengthOf(english) : 0];
  return Math.max(own, other) > longest || (other > own * 1.5 && other > own + 10);
}

/** A text without its English, or without any words. */
export const isMissing = ({ russian, english }: Pick<TextRow, 'russian' | 'english'>): boolean =>
  !english || lengthOf(english) === 0 || lengthOf(russian) === 0;

/** The part of the product that a file of texts belongs to. */
export const areaOf = (file: string): string =>
  file
    .replace(/^packages\/(?:features\/src\/)?/, '')
    .replace('/src/', '/')
    .replace(/\/texts(?:\.ru\.json|\.ts)$|\.ts$/, '');
