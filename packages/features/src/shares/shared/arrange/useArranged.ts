import type { SharedImage } from '@portal/api';
import { useMemo, useState } from 'react';
import { filterImages, type ImageFilter, type SharedSort, sortImages, usefulFilters } from '../filterImages.ts';
import { foldersIn, isIn } from '../folders/foldersIn.ts';

/** The photos of all folders. */
export const everywhere = '';

interface Options {
  images: readonly SharedImage[];
  /** The open photo, which stays whatever is chosen. */
  viewed: SharedImage | undefined;
  /** Photos can be chosen now. */
  canChoose: boolean;
}

/** Which photos of a share are shown, and in which order, by what its visitor has chosen. */
export function useArranged({ images, viewed, canChoose }: Options) {
  const [chosenFilter, setFilter] = useState<ImageFilter>('all');
  const [chosenFolder, setFolder] = useState(everywhere);
  const [sort, setSort] = useState<SharedSort>('given');
  const folders = useMemo(() => foldersIn(images), [images]);
  // A folder or a state that has no photos any more shows all of them.
  const folder = folders.some(({ key }) => key === chosenFolder) ? chosenFolder : everywhere;
  const inFolder = useMemo(
    () => (folder === everywhere ? images : images.filter((image) => image === viewed || isIn(image, folder))),
    [images, folder, viewed],
  );
  const filters = usefulFilters(inFolder, canChoose);
  const filter = filters.includes(chosenFilter) ? chosenFilter : 'all';
  const shown = useMemo(() => sortImages(filterImages(inFolder, filter, viewed), sort), [inFolder, filter, viewed, sort]);
  return { shown, inFolder, filters, filter, setFilter, folders, folder, setFolder, sort, setSort };
}

export type Arranged = ReturnType<typeof useArranged>;
