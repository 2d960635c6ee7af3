/** What file systems do not take in a name, or take for a path. */
const forbidden = /[\p{Cc}<>:"/\\|?*]/gu;
/** Bytes: no usual file system takes more than 255, and a number may be added to tell two files apart. */
const LONGEST = 240;

/** Parts a file name before its ending: «IMG.1.jpg» → «IMG.1», «.jpg». */
export const partedName = (name: string): [stem: string, ending: string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** The ending stays: by it systems know what to open a file with. */
function shortened(name: string): string {
  if (bytesOf(name) <= LONGEST) return name;
  const [stem, ending] = partedName(name);
  const [start, end] = bytesOf(ending) < LONGEST / 2 ? [stem, ending] : [name, ''];
  let short = '';
  let room = LONGEST - bytesOf(end);
  for (const { segment } of new Intl.Segmenter('ru').segment(start)) {
    room -= bytesOf(segment);
    if (room < 0) break;
    short += segment;
  }
  return short.trimEnd() + end;
}

/** A name that every system can write, whatever a person has called the thing. */
export function asFileName(name: string, fallback: string): string {
  const cleaned = name
    .replace(forbidden, '_')
    .replace(/[. ]+$/, '')
    .trim();
  return cleaned === '' ? fallback : shortened(cleaned);
}
