import type { DirectoryCity } from '../photographers/cities.ts';
import { limits } from '../contract/limits.ts';
import { type City, loadCities } from './cities.ts';
import { officialCity } from './city-aliases.ts';
import { cityMatchKey } from './city-key.ts';

/** How many photographers a city has, by the key that its spellings share. */
export interface KeyedCity {
  key: string;
  photographers: number;
}

/** The same with its name as photographers wrote it. */
export type CountedCity = KeyedCity & DirectoryCity;

const radians = (degrees: string): number => (Number(degrees) * Math.PI) / 180;

/** A measure of the distance of two cities, only for comparison (haversine). */
function farness({ coords: a }: City, { coords: b }: City): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)];
  const half = (radians(b.lon) - radians(a.lon)) / 2;
  return Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin(half) ** 2;
}

/** The cities of the reference list by their keys. */
async function loadReference(): Promise<ReadonlyMap<string, City>> {
  const reference = new Map<string, City>();
  // The largest city of a name comes first, and is the one that is meant.
  for (const city of await loadCities()) {
    const key = cityMatchKey(city.name);
    if (!reference.has(key)) reference.set(key, city);
  }
  return reference;
}

/** Those with most photographers first, equals by the alphabet of their keys, which begin as their names do. */
const byCount = (one: KeyedCity, other: KeyedCity): number =>
  other.photographers - one.photographers || one.key.localeCompare(other.key, 'ru');

/** Counted cities under their official names: those with most photographers first. */
export async function directoryCities(counted: readonly CountedCity[]): Promise<DirectoryCity[]> {
  const reference = await loadReference();
  return counted.toSorted(byCount).map(({ key, name, photographers }) => ({ name: reference.get(key)?.name ?? name, photographers }));
}

/**
 * The few counted cities nearest to one; for a city that the reference list does not know, those with most photographers. `readNames` finds the names of
 * the few among them that the list does not know.
 */
export async function nearestCities(
  counted: readonly KeyedCity[],
  near: string,
  readNames: (keys: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<DirectoryCity[]> {
  const reference = await loadReference();
  const key = cityMatchKey(officialCity(near));
  const from = reference.get(key);
  const others = counted.filter((city) => city.key !== key).toSorted(byCount);
  const sorted = from
    ? others
        .flatMap((city) => {
          const place = reference.get(city.key);
          return place ? { ...city, distance: farness(from, place) } : [];
        })
        .toSorted((one, other) => one.distance - other.distance)
    : others;
  const found = sorted.slice(0, limits.nearestCities);
  const unknown = found.flatMap((city) => (reference.has(city.key) ? [] : city.key));
  const names = unknown.length > 0 ? await readNames(unknown) : new Map<string, string>();
  return found.map((city) => ({
    name: reference.get(city.key)?.name ?? names.get(city.key) ?? city.key,
    photographers: city.photographers,
  }));
}
