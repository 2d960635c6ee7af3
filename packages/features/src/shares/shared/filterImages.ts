import type { SharedImage } from '@portal/api';

const imageFilters = ['all', 'chosen', 'retouched'] as const;
export type ImageFilter = (typeof imageFilters)[number];

const fits: Record<ImageFilter, (image: SharedImage) => boolean> = {
  all: () => true,
  chosen: ({ isFavourite }) => isFavourite,
  retouched: ({ kind }) => kind === 'retouched',
};

/** The photos that match the filter, in their order. The open one stays, also when its heart was just removed. */
export function filterImages(images: readonly SharedImage[], filter: ImageFilter, viewed?: SharedImage): readonly SharedImage[] {
  return images.filter((image) => image === viewed || fits[filter](image));
}

/** The filters that are useful for these photos; none where all of them are of one kind and nothing can be chosen. */
export function usefulFilters(images: readonly SharedImage[], canChoose: boolean): ImageFilter[] {
  const isMixed = images.some(fits.retouched) && !images.every(fits.retouched);
  const isUseful = { all: true, chosen: canChoose || images.some(fits.chosen), retouched: isMixed };
  const useful = imageFilters.filter((one) => isUseful[one]);
  return useful.length > 1 ? useful : [];
}
