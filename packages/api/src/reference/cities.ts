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
 * About a thousand cities, the largest first. The list has 170 KB, so it is loaded only when it is needed. Data of GeoNames
 * (https://www.geonames.org), CC BY 4.0: see README.md beside this file.
 */
export async function loadCities(): Promise<readonly City[]> {
  const list = await import('./cities.json', { with: { type: 'json' } });
  return list.default;
}

/** The options of the city filter: the hundred largest cities. Loaded on demand, because most visits never open that list. */
export async function loadLargeCities(): Promise<readonly CityOption[]> {
  const { cityOptions } = await import('./city-options.ts');
  return cityOptions;
}
