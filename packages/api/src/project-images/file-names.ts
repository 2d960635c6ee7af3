import { withImageExtension } from './image-extensions.ts';

/** Characters that file systems do not allow in a name, or interpret as a path. */
const forbidden = /[\p{Cc}<>:"/\\|?*]/gu;
/** Bytes: usual file systems allow 255, and a number may be added to distinguish two files. */
const LONGEST = 240;

/** Splits a file name before its extension: «IMG.1.jpg» → «IMG.1», «.jpg». */
export const partedName = (name: string): [stem: string, extension: string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The longest start of whole graphemes that fits into so many bytes, for a longer text. Not by `encodeInto`, which in Node 26 leaves a byte free. */
function startOf(text: string, bytes: number): string {
  const coded = encoder.encode(text);
  let end = bytes;
  while (((coded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return wholeStart(text, decoder.decode(coded.subarray(0, end)).length);
}

/** The start of a longer text up to this place, or to the grapheme before it. */
function wholeStart(text: string, end: number): string {
  // Firefox before 125: a grapheme may be cut in a name of that length.
  if (!('Segmenter' in Intl)) return text.slice(0, end);
  // Zero: one grapheme with so many combining marks that it does not fit.
  return text.slice(0, new Intl.Segmenter('ru').segment(text).containing(end)?.index || end);
}

/** A name that every system allows, of so many characters at most; its extension stays. */
export function nameWithin(name: string, length: number): string {
  if (name.length <= length) return name;
  const [stem, extension] = partedName(name);
  const space = length - extension.length;
  return space > length / 2 ? cleanName(wholeStart(stem, space), 'photo') + extension : cleanName(wholeStart(name, length), 'photo');
}

/** The extension stays, because systems choose the program for a file by it. */
function shortened(name: string): string {
  if (encoder.encode(name).byteLength <= LONGEST) return name;
  const [stem, extension] = partedName(name);
  const space = LONGEST - encoder.encode(extension).byteLength;
  return space > LONGEST / 2 ? startOf(stem, space).trimEnd() + extension : startOf(name, LONGEST).trimEnd();
}

/** Names that Windows reserves for devices, whatever follows the first dot: such a file can be neither unpacked nor opened there. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?=\.|$)/i;

/** A name of any length in which all characters are allowed on every system. */
export function cleanName(name: string, fallback: string): string {
  const cleaned = name
    .replace(forbidden, '_')
    // Only after another character: restarted at each dot, the search in a name of dots would take quadratic time.
    .replace(/(?<![. ])[. ]+$/, '')
    .trim();
  if (cleaned === '') return fallback;
  return device.test(cleaned) ? `_${cleaned}` : cleaned;
}

/** A name that every system allows, whatever a person has typed. */
export const asFileName = (name: string, fallback: string): string => shortened(cleanName(name, fallback));

/** The name under which a photo is downloaded; `stored` is its file's key or address. */
export const nameToGive = (name: string, stored: string): string =>
  asFileName(withImageExtension(asFileName(name, 'photo'), stored), 'photo');

/** The name with a number before its extension, short enough to be downloaded whole. */
export function numberedName(name: string, turn: number): string {
  const [stem, extension] = partedName(cleanName(name, 'photo'));
  const end = ` (${turn})${extension}`;
  const space = LONGEST - encoder.encode(end).byteLength;
  return (encoder.encode(stem).byteLength > space ? startOf(stem, Math.max(1, space)).trimEnd() : stem) + end;
}
