import { imageNameText, partedName, placesTaken, sentences, withImageExtension } from '@portal/api';
import * as z from 'zod/mini';

/** A photo that gets a new name. */
export interface Renamed {
  id: number;
  name: string;
}

/** The new name of a photo. */
export interface NewName {
  id: number;
  from: string;
  to: string;
  /** Why it is not valid. */
  problem: string | null;
}

/** Without an extension in the name, that of the file is added. */
const withExtension = (name: string, { name: before }: Renamed): string => (name === '' ? '' : withImageExtension(name, before));

/**
 * Names by a pattern: the number at its end counts up with the same number of digits, «Класс 4А-001», «Класс 4А-002»; if there is none, it is added.
 * The extension is that of each file.
 */
export function namesByPattern(pattern: string, images: readonly Renamed[]): string[] {
  const written = pattern.trim();
  const stem = withImageExtension(written, '.jpg') === written ? partedName(written)[0] : written;
  if (stem === '') return images.map(() => '');
  const [, words = '', digits = ''] = /^(.*?)(\d{0,9})$/s.exec(stem) ?? [];
  const width = digits.length || Math.max(3, String(images.length).length);
  const first = digits === '' ? 1 : Number(digits);
  const head = digits === '' ? `${words}-` : words;
  return images.map((image, place) => withExtension(head + String(first + place).padStart(width, '0'), image));
}

/** Names from a list, one for each photo in their order. */
export const namesByList = (list: readonly string[], images: readonly Renamed[]): string[] =>
  images.map((image, place) => withExtension((list[place] ?? '').trim(), image));

/** Validates each new name like a single one: `others` are the names of the photos that keep theirs. */
export function newNames(images: readonly Renamed[], names: readonly string[], others: readonly string[]): NewName[] {
  const wanted = names.map((name) => name.normalize('NFC'));
  const taken = placesTaken(wanted, others);
  return images.map(({ id, name: from }, place) => {
    const read = z.safeDecode(imageNameText, wanted[place] ?? '');
    const fault = read.error?.issues[0]?.message ?? (taken.has(place) ? sentences.fileNameTaken : null);
    return { id, from, to: read.data ?? wanted[place] ?? '', problem: fault };
  });
}
