import { nameToGive, numberedName, partedName } from './file-names.ts';
import { withImageExtension, withoutFormat } from './image-extensions.ts';

/** Characters that look alike: spaces of every kind, and dashes. Invisible ones are removed. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Equal for names that differ in letter case, in their image extension, or in spaces and dashes that look alike. */
export const looseKey = (name: string): string => withoutFormat(plain(name)).toLowerCase();

/** Equal for originals between which the name of a retouched photo could not decide. */
const originalKey = (name: string) => looseKey(nameToGive(name, '.jpg'));

/** Whether an original of this name could be confused with another one of the project. */
export const isNameTaken = (name: string, others: readonly string[]): boolean => {
  const key = originalKey(name);
  return others.some((other) => originalKey(other) === key);
};

/** The positions of names that another one of them, or one of the others, has too. */
export function placesTaken(names: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  for (const name of [...names, ...others]) counts.set(originalKey(name), (counts.get(originalKey(name)) ?? 0) + 1);
  return new Set(names.flatMap((name, place) => ((counts.get(originalKey(name)) ?? 0) > 1 ? place : [])));
}

/** The name of an uploaded original: its own, or with a number when another one has it, `IMG_1 (2).jpg`. */
export function freeName(name: string, others: readonly string[]): string {
  if (!isNameTaken(name, others)) return name;
  const keys = new Set(others.map(originalKey));
  let turn = 2;
  while (keys.has(originalKey(numberedName(name, turn)))) turn += 1;
  return numberedName(name, turn);
}

/** Whether an original of this name may have been uploaded under that name, with or without an added number. */
export function isNameOf(stored: string, uploaded: string): boolean {
  const turn = / \((\d+)\)$/.exec(partedName(stored)[0])?.[1];
  return stored === uploaded || (turn !== undefined && stored === numberedName(uploaded, Number(turn)));
}

/** Why an original cannot have this name: a file of this name could not be found or opened. */
export const isPath = (name: string): boolean => /[/\\]/.test(name);
export const lacksExtension = (name: string): boolean => withImageExtension(name, '.jpg') !== name;
