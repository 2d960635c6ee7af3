import * as z from 'zod/mini';
import { shareLimits } from '../contract/limits.ts';
import { requiredText } from '../contract/wire.ts';
import { looksLikeClass } from '../groups/classes.ts';
import { partedName } from '../project-images/file-names.ts';
import { hasImageExtension } from '../project-images/image-extensions.ts';
import { shareSentences } from './share-sentences.ts';
import type { ChoiceOfShare } from './share.ts';

/** What a pattern of file names may hold, in braces: the class, the pupil, the number of the photo in its folder, the name of the original. */
export const nameParts = ['класс', 'ученик', 'номер', 'имя'] as const;
type NamePart = (typeof nameParts)[number];

/** Files are called as their originals. */
export const usualNames = '{имя}';

const part = /\{([^{}]*)\}/g;
const isPart = (text: string): text is NamePart => nameParts.some((one) => one === text);

/** «{класс}-{ученик}-{номер}»: without a part in it all files would be called alike. */
export const namePattern = requiredText(shareLimits.namePatternLength, shareSentences.namePattern, shareSentences.namePattern).check(
  z.refine(
    (text) => {
      const named = [...text.matchAll(part)].map(([, name = '']) => name);
      return named.length > 0 && named.every(isPart) && !/[{}]/.test(text.replace(part, ''));
    },
    { error: shareSentences.namePattern },
  ),
);

/** A name without the extension of an image. */
export const stemOf = (name: string): string => (hasImageExtension(name) ? partedName(name)[0] : name);

/** A part of which there is nothing goes with the signs that follow it, so that no «1А--01» is left. */
function stemBy(pattern: string, parts: Readonly<Record<NamePart, string>>): string {
  const filled = stemOf(pattern).replace(part, (_, name: NamePart) => parts[name] || '\0');
  return filled.replaceAll(/\0[\s\-_.,]*/g, '').replace(/(?<![\s\-_.,])[\s\-_.,]+$/, '') || parts.имя;
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

/** The chosen photos of all choices that are sent, each once in a folder. Two may get one name: `archivePaths` tells them apart. */
export function chosenFiles(choices: readonly ChoiceOfShare[], pattern: string): ChosenFile[] {
  const numbers = new Map<string, Map<number, number>>();
  return sentChoices(choices).flatMap(({ className, groupName, photos }) =>
    photos.flatMap(({ imageId, name, folders: own, isFavourite }) => {
      if (!isFavourite) return [];
      // Who has chosen through a share of the whole project is not known: there the photo lies in its own folders.
      const folders = groupName === null ? own : [className, groupName].filter((folder) => folder !== null);
      const key = folders.join('\0');
      const inFolder = numbers.get(key) ?? new Map<number, number>();
      if (inFolder.has(imageId)) return [];
      const number = inFolder.size + 1;
      numbers.set(key, inFolder.set(imageId, number));
      const [first = '', pupil] = folders;
      // A group of one level is a class where it is called like one, else whoever is photographed.
      const isClass = pupil !== undefined || looksLikeClass(first);
      const stem = stemBy(pattern, {
        класс: isClass ? first : '',
        ученик: isClass ? (pupil ?? '') : first,
        номер: String(number).padStart(2, '0'),
        имя: stemOf(name),
      });
      return { imageId, stem, folders };
    }),
  );
}

/** A file by the name that it gets, with the extension that it has. */
export const withNameOf = (stem: string, name: string): string => stem + (hasImageExtension(name) ? partedName(name)[1] : '');
