import { byName, type SharedImage } from '@portal/api';

const imageFilters = ['all', 'chosen', 'retouched', 'to_do', 'waiting', 'published', 'fix'] as const;
export type ImageFilter = (typeof imageFilters)[number];

const fits: Record<ImageFilter, (image: SharedImage) => boolean> = {
  all: () => true,
  chosen: ({ isFavourite }) => isFavourite,
  // For a retoucher all photos are to be retouched, also those that have no original.
  retouched: ({ kind, work }) => kind === 'retouched' && work === null,
  // A wanted fix of what was published is to do again.
  to_do: ({ work, verdict }) => work === 'to_do' || (work !== null && verdict === 'fix'),
  waiting: ({ work }) => work === 'waiting',
  published: ({ work, verdict }) => work === 'published' && verdict !== 'fix',
  fix: ({ verdict }) => verdict === 'fix',
};

/** How many photos match. */
export const countFitting = (images: readonly SharedImage[], filter: ImageFilter): number => images.filter(fits[filter]).length;

/** The photos that match the filter, in their order. The open one stays, also when its heart was just removed. */
export function filterImages(images: readonly SharedImage[], filter: ImageFilter, viewed?: SharedImage): readonly SharedImage[] {
  return images.filter((image) => image === viewed || fits[filter](image));
}

/** The filters that are useful for these photos; none where all of them are of one kind, nothing can be chosen, and nothing was sent. */
export function usefulFilters(images: readonly SharedImage[], canChoose: boolean): ImageFilter[] {
  const isMixed = images.some(fits.retouched) && !images.every(fits.retouched);
  const isPart = (one: ImageFilter) => images.some(fits[one]);
  // Before a retoucher has sent anything, all is to do.
  const isBegun = images.some(({ work }) => work === 'waiting' || work === 'published');
  const isUseful = {
    all: true,
    chosen: canChoose || isPart('chosen'),
    retouched: isMixed,
    to_do: isBegun && isPart('to_do'),
    waiting: isPart('waiting'),
    published: isPart('published'),
    fix: isPart('fix'),
  };
  const useful = imageFilters.filter((one) => isUseful[one]);
  return useful.length > 1 ? useful : [];
}

const imageSorts = ['given', 'name', 'taken'] as const;
export type SharedSort = (typeof imageSorts)[number];

/** Photos of which the time is unknown come last. */
const byTime = ({ takenAt: one }: SharedImage, { takenAt: other }: SharedImage): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Number(one > other) - Number(one < other);
};

/** The photos as the photographer has put them, by name, or by the time when they were taken. */
export function sortImages(images: readonly SharedImage[], sort: SharedSort): readonly SharedImage[] {
  return sort === 'given' ? images : images.toSorted(sort === 'name' ? byName : byTime);
}

/** By time only where it is known. */
export const usefulSorts = (images: readonly SharedImage[]): SharedSort[] =>
  imageSorts.filter((sort) => sort !== 'taken' || images.some(({ takenAt }) => takenAt !== null));
