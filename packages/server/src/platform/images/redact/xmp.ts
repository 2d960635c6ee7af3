import { XMLParser } from 'fast-xml-parser';

/** What XMP says about an image that may stay, and the places that it names. */
export interface Xmp {
  rating: string | undefined;
  label: string | undefined;
  copyright: string | undefined;
  creators: string[];
  keywords: string[];
  caption: string | undefined;
  places: string[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  // Numeric character references.
  htmlEntities: true,
});

/** Local names of the properties that name a place, in every schema of XMP that has some. */
const placeNames =
  /^(?:City|State|Country|CountryCode|CountryName|Location|LocationName|LocationId|Sublocation|ProvinceState|WorldRegion)$/;
/** Characters that XML 1.0 forbids. */
// oxlint-disable-next-line no-control-regex -- these are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
/** Attributes of a text, not a text. */
const isMarkup = (name: string): boolean => name.startsWith('xml') || /^rdf:(?:about|parseType|ID|datatype)$/.test(name);

/** The texts of a property: of itself, or of the items of its list. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim().replace(forbidden, '')];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isNode(value) ? Object.entries(value).flatMap(([name, part]) => (isMarkup(name) ? [] : textsOf(part))) : [];
}

function placesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (placeNames.test(name.split(':').at(-1) ?? '') ? textsOf(part) : placesIn(part)));
}

/** Bytes of the longest XMP that is read: programs write some kilobytes. */
const MAX_BYTES = 262_144;

/** Null where it is damaged or hostile: nothing of it stays. */
export function readXmp(xmp: Buffer): Xmp | null {
  // No program writes a document type: its entities are an attack.
  if (xmp.length > MAX_BYTES || xmp.includes('<!DOCTYPE')) return null;
  try {
    return xmpOf(parser.parse(xmp.toString('utf8')));
  } catch {
    // Metadata are no fault of the image, whatever is in them: no XML, or a depth that no stack holds.
    return null;
  }
}

function xmpOf(root: unknown): Xmp {
  const document = isNode(root) ? root : {};
  const [wrapper] = listOf(document['x:xmpmeta'] ?? document);
  const rdf = isNode(wrapper) ? wrapper['rdf:RDF'] : undefined;
  const descriptions = listOf(isNode(rdf) ? rdf['rdf:Description'] : undefined).filter(isNode);
  const read = (name: string): string[] => descriptions.flatMap((one) => textsOf(one[name]));
  return {
    rating: read('xmp:Rating').find((text) => /^-?[0-5](?:\.\d+)?$/.test(text)),
    label: read('xmp:Label')[0],
    copyright: read('dc:rights')[0],
    creators: read('dc:creator'),
    keywords: read('dc:subject'),
    caption: read('dc:description')[0],
    places: placesIn(root),
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

type Container = 'Alt' | 'Bag' | 'Seq';
function list(name: string, container: Container, texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const language = container === 'Alt' ? ' xml:lang="x-default"' : '';
  const items = texts.map((text) => `<rdf:li${language}>${escaped(text)}</rdf:li>`).join('');
  return `<dc:${name}><rdf:${container}>${items}</rdf:${container}></dc:${name}>`;
}
const attribute = (name: string, text: string | undefined): string => (text === undefined ? '' : ` xmp:${name}="${escaped(text)}"`);

/** A packet of so many bytes at most, without texts that tell a place; null: nothing stays. What is longest is left out first. */
export function shortXmp(xmp: Xmp, tellsPlace: (text: string) => boolean, space: number): Buffer | null {
  const may = (text: string | undefined): string[] => (text === undefined || tellsPlace(text) ? [] : [text]);
  const attributes = attribute('Rating', xmp.rating) + attribute('Label', may(xmp.label)[0]);
  const lists = [
    list('rights', 'Alt', may(xmp.copyright)),
    list('creator', 'Seq', xmp.creators.flatMap(may)),
    list('subject', 'Bag', xmp.keywords.flatMap(may)),
    list('description', 'Alt', may(xmp.caption)),
  ].filter((part) => part !== '');
  for (let count = lists.length; count >= 0; count -= 1) {
    if (count === 0 && attributes === '') return null;
    const packet = Buffer.from(packetOf(attributes, lists.slice(0, count).join('')));
    if (packet.length <= space) return packet;
  }
  return null;
}

function packetOf(attributes: string, content: string): string {
  const schemas = (attributes && ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"') + (content && ' xmlns:dc="http://purl.org/dc/elements/1.1/"');
  const description = `<rdf:Description rdf:about=""${schemas}${attributes}${content ? `>${content}</rdf:Description>` : '/>'}`;
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`;
}
