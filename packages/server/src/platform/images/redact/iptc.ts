/** How a segment with Photoshop's resources begins. */
export const IRB = 'Photoshop 3.0\0';
const RESOURCE = '8BIM';
const IPTC = 0x0404;
/** The resource's type, number, empty name and length. */
const RESOURCE_HEAD = 12;
const TAG = 0x1c;
/** A dataset's tag, record, number and length. */
const TAG_HEAD = 5;

/** One dataset of IPTC (IIM 4.2, 1.5). */
interface Dataset {
  /** Record and number. */
  id: string;
  bytes: Buffer;
  text: string;
}
/** What IPTC says about an image that may stay, and the places that it names. */
export interface Iptc {
  datasets: Dataset[];
  places: string[];
}

/** Coding of the texts, and the version of the record. */
const technical = new Set(['1:90', '2:0']);
/** Keywords, author, copyright, caption. */
const texts = new Set(['2:25', '2:80', '2:116', '2:120']);
/** Code and name of the content's location, city, part of it, region, country. */
const places = new Set(['2:26', '2:27', '2:90', '2:92', '2:95', '2:100', '2:101']);

const utf8 = new TextDecoder('utf-8', { fatal: true });
const cyrillic = new TextDecoder('windows-1251');

/** Programs often do not name the coding of their texts. */
function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return cyrillic.decode(bytes);
  }
}

/** Reads a segment of Photoshop's resources. Null where it has no IPTC. */
export function readIptc(segment: Buffer): Iptc | null {
  const content = resource(segment);
  if (!content) return null;
  const all: Dataset[] = [];
  for (let at = 0; at + TAG_HEAD <= content.length && content[at] === TAG;) {
    const length = content.readUInt16BE(at + 3);
    const end = at + TAG_HEAD + length;
    // A longer length has a form of its own, which no text needs.
    if (end > content.length || length > 0x7fff) break;
    const bytes = content.subarray(at, end);
    all.push({ id: `${content[at + 1]}:${content[at + 2]}`, bytes, text: decoded(bytes.subarray(TAG_HEAD)) });
    at = end;
  }
  return {
    datasets: all.filter(({ id }) => technical.has(id) || texts.has(id)),
    places: all.flatMap(({ id, text }) => (places.has(id) ? text : [])),
  };
}

function resource(segment: Buffer): Buffer | null {
  if (segment.toString('latin1', 0, IRB.length) !== IRB) return null;
  for (let at = IRB.length; at + RESOURCE_HEAD <= segment.length && segment.toString('latin1', at, at + 4) === RESOURCE;) {
    // The name has its length in front, and is padded to an even number of bytes.
    const name = 1 + segment.readUInt8(at + 6);
    const head = at + 6 + name + (name % 2);
    if (head + 4 > segment.length) return null;
    const length = segment.readUInt32BE(head);
    if (segment.readUInt16BE(at + 4) === IPTC) return segment.subarray(head + 4, head + 4 + length);
    at = head + 4 + length + (length % 2);
  }
  return null;
}

/** A segment of so many bytes without texts that tell a place, the rest of it zeroes; null: nothing stays. */
export function shortIptc({ datasets }: Iptc, tellsPlace: (text: string) => boolean, space: number): Buffer | null {
  const kept = datasets.filter(({ id, text }) => technical.has(id) || !tellsPlace(text));
  if (kept.every(({ id }) => technical.has(id))) return null;
  const content = Buffer.concat(kept.map(({ bytes }) => bytes));
  const length = space - IRB.length - RESOURCE_HEAD;
  if (content.length > length) return null;
  const head = Buffer.alloc(RESOURCE_HEAD);
  head.write(RESOURCE, 'latin1');
  head.writeUInt16BE(IPTC, 4);
  // An odd length would need a byte of padding.
  head.writeUInt32BE(length - (length % 2), 8);
  return Buffer.concat([Buffer.from(IRB, 'latin1'), head, content]);
}
