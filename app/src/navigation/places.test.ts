import { expect, it } from 'vitest';
import { placesFrom } from './places.ts';

const hrefs = (pathname: string, search: string) => placesFrom({ pathname, search }).map(({ href }) => href);

it('links to the sections of the home page', () => {
  expect(hrefs('/photographers', '?city=Москва')).toEqual(['/photographers', '/#services', '/#advantages', '/#features']);
});

it('keeps the filters of the home page', () => {
  expect(hrefs('/', '?city=Москва&page=2').slice(1)).toEqual(
    ['services', 'advantages', 'features'].map((id) => `/?city=Москва&page=2#${id}`),
  );
});

it('keeps special characters', () => {
  expect(hrefs('/', '?city=A$&page=2')[1]).toBe('/?city=A$&page=2#services');
});
