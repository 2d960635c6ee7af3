import { nameToGive, numberedName, partedName } from './file-names.ts';
import { withImageExtension, withoutFormat } from './image-extensions.ts';

/** Signs that look alike on a screen: spaces of every kind, and dashes. What nobody sees is left out. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Alike for names that differ in letter case, in their image extension, or in spaces and dashes that look alike. */
export const looseKey = (name: string): string => withoutFormat(plain(name)).toLowerCase();

/** Alike for originals of which a retouched photo could not tell whose it is. */
const originalKey = (name: string) => looseKey(nameToGive(name, '.jpg'));

/** Whether an original of this name would be taken for another one of the project. */
export const isNameTaken = (name: string, others: readonly string[]): boolean => {
  const key = originalKey(name);
  return others.some((other) => originalKey(other) === key);
};

/** Which of these names, by their places, another one of them has too, or one of the others. */
export function placesTaken(names: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  for (const name of [...names, ...others]) counts.set(originalKey(name), (counts.get(originalKey(name)) ?? 0) + 1);
  return new Set(names.flatMap((name, place) => ((counts.get(originalKey(name)) ?? 0) > 1 ? place : [])));
}

/** The name that an uploaded original gets: its own, or with a number when another one has it, `IMG_1 (2).jpg`. */
export function freeName(name: string, others: readonly string[]): string {
  if (!isNameTaken(name, others)) return name;
  const keys = new Set(others.map(originalKey));
  let turn = 2;
  while (keys.has(originalKey(numberedName(name, turn)))) turn += 1;
  return numberedName(name, turn);
}

/** Whether an original of this name may be the one that was uploaded under that name, with a number or without. */
export function isNameOf(stored: string, uploaded: string): boolean {
  const turn = / \((\d+)\)$/.exec(partedName(stored)[0])?.[1];
  return stored === uploaded || (turn !== undefined && stored === numberedName(uploaded, Number(turn)));
}

/** Why an original cannot be called so: a file of this name could not be found or opened. */
export const isPath = (name: string): boolean => /[/\\]/.test(name);
export const lacksExtension = (name: string): boolean => withImageExtension(name, '.jpg') !== name;
