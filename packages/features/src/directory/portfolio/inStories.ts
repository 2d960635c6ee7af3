import { screen } from 'storybook/test';

/** Of a person who has filled in nothing but the name. */
export const nothingKnown = {
  city: '',
  about: null,
  bio: '',
  email: null,
  phone: null,
  hourlyRate: null,
  rating: 0,
  experience: null,
  equipment: null,
  schoolAlbumTypes: [],
  specializationIds: [],
  links: [],
  avatar: null,
  albums: [],
  isDemo: false,
};

/** As many photos as the longest portfolios have, made of a few; each is named by its position. */
export function manyOf<P extends object>(photos: readonly P[], count: number): P[] {
  return Array.from({ length: count }, (_, index) => {
    const from = photos[index % photos.length];
    if (!from) throw new Error('There are no photos to make many of');
    return { ...from, id: 90_000 + index, title: `DSC_${index + 1}` };
  });
}

/** The photos that are rendered. */
export const tiles = () => screen.queryAllByRole('link', { name: /^Открыть фото/ });

/** Waits for the photo at this position, counted from 1. */
export const tile = (number: number) => screen.findByRole('link', { name: new RegExp(`^Открыть фото ${number} из`) });

/** The element that scrolls when this one is brought into view. */
export function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) throw new Error('Nothing scrolls here');
  return parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY !== 'visible' ? parent : scrollerOf(parent);
}
