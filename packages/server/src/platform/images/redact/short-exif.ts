import readExif from 'exif-reader';

/** Exif types of values (Exif 3.0, 4.6.2). */
const ASCII = 2;
const SHORT = 3;
const ORIENTATION = 0x0112;
/** Bytes of the offset of the next directory. */
const NEXT = 4;
/** Bytes of a name that are kept. */
const MAX_NAME = 200;

/** A tag of the first directory and its value. */
type Entry = [tag: number, value: number | Buffer];

/**
 * A TIFF structure of so many bytes at most with the metadata that may stay. Orientation comes first, because without it the image lies on its side;
 * then author and time, as long as they fit. Null: there is no space for the orientation.
 */
export function shortExif(exif: Buffer | undefined, orientation: number | undefined, space: number): Buffer | null {
  const known = exif ? read(exif) : {};
  const entries: Entry[] = [[ORIENTATION, orientation ?? 1]];
  if (known.copyright) entries.push([0x8298, known.copyright]);
  if (known.artist) entries.push([0x013b, known.artist]);
  if (known.takenAt) entries.push([0x0132, known.takenAt]);
  for (let count = entries.length; count > 0; count -= 1) {
    const written = write(entries.slice(0, count));
    if (written.length <= space) return written;
  }
  // Cameras and programs also leave out the four bytes that say that no directory follows.
  const shortest = write(entries.slice(0, 1)).subarray(0, -NEXT);
  return shortest.length <= space ? shortest : null;
}

function read(exif: Buffer): { takenAt?: Buffer; artist?: Buffer | undefined; copyright?: Buffer | undefined } {
  try {
    const { Image: image, Photo: photo } = readExif(exif);
    const takenAt: unknown = photo?.DateTimeOriginal ?? image?.DateTime;
    return {
      ...(takenAt instanceof Date && !Number.isNaN(takenAt.getTime()) && { takenAt: Buffer.from(dateOf(takenAt)) }),
      artist: textOf(image?.Artist),
      copyright: textOf(image?.Copyright),
    };
  } catch {
    // Damaged Exif is no fault of the image; it is dropped.
    return {};
  }
}

/** The reader returns bytes where a text is not ASCII; its encoding is unknown, so it stays as it is. */
function textOf(value: unknown): Buffer | undefined {
  if (typeof value !== 'string' && !Buffer.isBuffer(value)) return undefined;
  const bytes = Buffer.from(value);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, Math.min(MAX_NAME, end < 0 ? bytes.length : end));
}

/** `2026:05:25 10:30:00`: Exif has no time zone, and the reader takes the time for UTC. */
const dateOf = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');

/** A header, one directory in the order of its tags, then the texts that do not fit into it; equal texts are written once. */
function write(entries: readonly Entry[]): Buffer {
  const directory = Buffer.alloc(2 + entries.length * 12 + NEXT);
  directory.writeUInt16LE(entries.length, 0);
  const texts = new Map<string, { at: number; text: Buffer }>();
  let end = 8 + directory.length;
  for (const [index, [tag, value]] of entries.toSorted(([one], [other]) => one - other).entries()) {
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    if (typeof value === 'number') {
      directory.writeUInt16LE(SHORT, at + 2);
      directory.writeUInt32LE(1, at + 4);
      directory.writeUInt16LE(value, at + 8);
      continue;
    }
    const text = Buffer.concat([value, Buffer.alloc(1)]);
    directory.writeUInt16LE(ASCII, at + 2);
    directory.writeUInt32LE(text.length, at + 4);
    if (text.length <= 4) {
      text.copy(directory, at + 8);
      continue;
    }
    const key = text.toString('latin1');
    const placed = texts.get(key) ?? { at: end, text };
    directory.writeUInt32LE(placed.at, at + 8);
    if (texts.has(key)) continue;
    texts.set(key, placed);
    end += text.length;
  }
  return Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), directory, ...[...texts.values()].map(({ text }) => text)]);
}
