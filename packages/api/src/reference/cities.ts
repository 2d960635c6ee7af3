import type { CityOption } from './city-options.ts';

/** A city of the reference list. Coordinates are strings, as the specification has them. */
export type City = {
  name: string;
  /** Subject of the federation: «Республика Татарстан», «Московская область». */
  subject: string;
  /** Federal district, without the words «федеральный округ». */
  district: string;
  population: number;
  coords: { lat: string; lon: string };
};

export type { CityOption };

/**
 * About a thousand cities, the largest first. The list weighs 170 KB, so it is fetched only when somebody
 * needs it. Data of GeoNames (https://www.geonames.org), CC BY 4.0: see README.md beside this file.
 */
export async function loadCities(): Promise<readonly City[]> {
  const list = await import('./cities.json', { with: { type: 'json' } });
  return list.default;
}

/** The choices of the city filter: the hundred largest cities. Most visits never open that list, so it waits too. */
export async function loadLargeCities(): Promise<readonly CityOption[]> {
  const { cityOptions } = await import('./city-options.ts');
  return cityOptions;
}
