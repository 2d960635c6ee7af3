import type { SharedImage } from '@portal/api';

/** A folder of the photos: a class with all its pupils, or one pupil. */
export interface Folder {
  /** Its path, as one text. */
  key: string;
  name: string;
}

/** No name has this character. */
const keyOf = (path: readonly string[]): string => path.join('\0');

const byName = new Intl.Collator('ru', { numeric: true });

/** The folders of these photos, each class before its pupils; none where they would part nothing. */
export function foldersIn(images: readonly SharedImage[]): Folder[] {
  const paths = new Map(
    images.flatMap(({ folders }) => folders.map((_, at) => [keyOf(folders.slice(0, at + 1)), folders.slice(0, at + 1)])),
  );
  const found = [...paths]
    .map(([key, path]) => ({ key, name: path.join(', ') }))
    .toSorted((one, other) => byName.compare(one.name, other.name));
  return found.some(({ key }) => images.some((image) => !isIn(image, key))) ? found : [];
}

/** Whether a photo lies in a folder, or in one of that. */
export const isIn = ({ folders }: SharedImage, key: string): boolean => `${keyOf(folders)}\0`.startsWith(`${key}\0`);
