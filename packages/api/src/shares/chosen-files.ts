import * as z from 'zod/mini';
import { shareLimits } from '../contract/limits.ts';
import { requiredText } from '../contract/wire.ts';
import { looksLikeClass } from '../groups/classes.ts';
import { partedName } from '../project-images/file-names.ts';
import { hasImageExtension } from '../project-images/image-extensions.ts';
import { chosenSentences } from './chosen-sentences.ts';
import type { ChoiceOfShare } from './share.ts';

/** What a pattern of file names may hold, in braces: the class, the pupil, the number of the photo among all, the name of the original. */
export const nameParts = ['класс', 'ученик', 'номер', 'файл'] as const;
type NamePart = (typeof nameParts)[number];

/** Files are called as their originals. */
export const usualNames = '{файл}';

const part = /\{([^{}]*)\}/g;
const isPart = (text: string): text is NamePart => nameParts.some((one) => one === text);

/** «{класс}-{ученик}-{номер}»: without a part in it all files would be called alike. */
export const namePattern = requiredText(shareLimits.namePatternLength, chosenSentences.namePattern, chosenSentences.namePattern).check(
  z.refine(
    (text) => {
      const named = [...text.matchAll(part)].map(([, name = '']) => name);
      return named.length > 0 && named.every(isPart) && !/[{}]/.test(text.replace(part, ''));
    },
    { error: chosenSentences.namePattern },
  ),
);

/** A name without the extension of an image. */
export const stemOf = (name: string): string => (hasImageExtension(name) ? partedName(name)[0] : name);

/** A part of which there is nothing goes with the signs that follow it, so that no «1А--01» is left. */
function stemBy(pattern: string, parts: Readonly<Record<NamePart, string>>): string {
  const filled = stemOf(pattern).replace(part, (_, name: NamePart) => parts[name] || '\0');
  return filled.replaceAll(/\0[\s\-_.,]*/g, '').replace(/(?<![\s\-_.,])[\s\-_.,]+$/, '') || parts.файл;
}

/** A photo that a client has chosen, as it leaves the portal. */
export interface ChosenFile {
  imageId: number;
  /** Its name by the pattern, without an extension. */
  stem: string;
  /** The folders of who has chosen it: a photo of the whole class lies with each pupil who wants it. */
  folders: readonly string[];
}

/** The choices that count: those that are sent, through shares that are not ended. */
export const sentChoices = (choices: readonly ChoiceOfShare[]): readonly ChoiceOfShare[] =>
  choices.filter(({ isSent, isEnded }) => isSent && !isEnded);

/**
 * The chosen photos of all choices that are sent, each once in a folder. They are numbered through all folders: names in an archive differ across
 * folders, and a number of its own needs no second one. Without it two may get one name: `archivePaths` tells them apart.
 */
export function chosenFiles(choices: readonly ChoiceOfShare[], pattern: string): ChosenFile[] {
  const inFolders = new Map<string, Set<number>>();
  const chosen = sentChoices(choices).flatMap(({ className, groupName, familyName, photos }) =>
    photos.flatMap(({ imageId, name, folders: own, isFavourite }) => {
      if (!isFavourite) return [];
      // Who has chosen through a share of the whole project is not known, unless it asks: there the photo lies in its own folders.
      const chosenBy = [className, groupName, familyName].filter((folder) => folder !== null);
      const folders = chosenBy.length === 0 ? own : chosenBy;
      const key = folders.join('\0');
      const inFolder = inFolders.get(key) ?? new Set<number>();
      if (inFolder.has(imageId)) return [];
      inFolders.set(key, inFolder.add(imageId));
      return { imageId, name, folders };
    }),
  );
  const digits = Math.max(2, String(chosen.length).length);
  return chosen.map(({ imageId, name, folders }, place) => {
    const [first = '', pupil] = folders;
    // A group of one level is a class where it is called like one, else whoever is photographed.
    const isClass = pupil !== undefined || looksLikeClass(first);
    const stem = stemBy(pattern, {
      класс: isClass ? first : '',
      ученик: isClass ? (pupil ?? '') : first,
      номер: String(place + 1).padStart(digits, '0'),
      файл: stemOf(name),
    });
    return { imageId, stem, folders };
  });
}

/** A file by the name that it gets, with the extension that it has. */
export const withNameOf = (stem: string, name: string): string => stem + (hasImageExtension(name) ? partedName(name)[1] : '');
