import type { GridPhoto } from './GridPhoto.ts';

const people = ['anna', 'alina', 'anton', 'artem'];

/** An address that fails without a request: one to the host of the files would leave an error in the console. */
export const brokenPhoto = 'data:image/jpeg,broken';

/** Photos of a school project, for the stories of the grids. */
export function examplePhotos(count: number): GridPhoto[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `photo-${number}`,
    src: `/photos/${people[number % people.length]}-${Math.floor(number / people.length) % 9}.jpg`,
    color: 'tan',
    name: `DSC_${String(431 + number * 3).padStart(4, '0')}.jpg`,
    label: `№\u00a0${2041 + number}`,
    meta: `${(4.2 + (number % 20) / 10).toLocaleString('ru-RU')}\u00a0МБ · ${12 + (number % 3)}\u00a0мая`,
  }));
}
