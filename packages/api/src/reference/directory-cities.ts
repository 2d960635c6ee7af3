import type { DirectoryCity } from '../photographers/cities.ts';
import { limits } from '../contract/limits.ts';
import { type City, loadCities } from './cities.ts';
import { officialCity } from './city-aliases.ts';
import { cityMatchKey } from './city-key.ts';

/** A city as photographers wrote it, with the key that its spellings share. */
export interface CountedCity extends DirectoryCity {
  key: string;
}

const radians = (degrees: string): number => (Number(degrees) * Math.PI) / 180;

/** A measure of the distance of two cities, only for comparison (haversine). */
function farness({ coords: a }: City, { coords: b }: City): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)];
  const half = (radians(b.lon) - radians(a.lon)) / 2;
  return Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin(half) ** 2;
}

const offered = ({ name, photographers }: DirectoryCity): DirectoryCity => ({ name, photographers });

/** Counted cities under their official names, and what the reference list knows of them: those with most photographers first. */
async function known(counted: readonly CountedCity[]) {
  const reference = new Map<string, City>();
  // The largest city of a name comes first, and is the one that is meant.
  for (const city of await loadCities()) {
    const key = cityMatchKey(city.name);
    if (!reference.has(key)) reference.set(key, city);
  }
  const cities = counted
    .map(({ key, name, photographers }) => ({ name: reference.get(key)?.name ?? name, photographers, place: reference.get(key) }))
    .toSorted((one, other) => other.photographers - one.photographers || one.name.localeCompare(other.name, 'ru'));
  return { reference, cities };
}

/** Counted cities under their official names: those with most photographers first. */
export async function directoryCities(counted: readonly CountedCity[]): Promise<DirectoryCity[]> {
  return (await known(counted)).cities.map(offered);
}

/** The few counted cities nearest to one; for a city that the reference list does not know, those with most photographers. */
export async function nearestCities(counted: readonly CountedCity[], near: string): Promise<DirectoryCity[]> {
  const { reference, cities } = await known(counted);
  const key = cityMatchKey(officialCity(near));
  const from = reference.get(key);
  const others = cities.filter(({ name }) => cityMatchKey(name) !== key);
  const sorted = from
    ? others
        .flatMap(({ place, ...city }) => (place ? { ...city, distance: farness(from, place) } : []))
        .toSorted((one, other) => one.distance - other.distance)
    : others;
  return sorted.slice(0, limits.nearestCities).map(offered);
}
