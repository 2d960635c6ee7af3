import { cityMatchKey } from '@portal/api';
import { loadCities } from '@portal/api/cities';
import { officialCity } from '@portal/api/city-aliases';

/** The routes ignore the origin. */
const anyOrigin = 'http://localhost';

let names: Promise<ReadonlyMap<string, string>> | undefined;

/** Official names of cities by what their spellings have in common. */
async function readNames(): Promise<ReadonlyMap<string, string>> {
  return new Map((await loadCities()).map(({ name }) => [cityMatchKey(name), name]));
}

/**
 * The address of the same list with its city under the official name, where it is spelt or called otherwise: «казань», «спб». Else null.
 * One city is one page, with one heading, for people and for search engines.
 */
export async function officialAddress(address: string): Promise<string | null> {
  const url = new URL(anyOrigin + address);
  const city = url.searchParams.get('city');
  if (city === null) return null;
  names ??= readNames();
  const official = (await names).get(cityMatchKey(officialCity(city)));
  if (official === undefined || official === city) return null;
  url.searchParams.set('city', official);
  return url.pathname + url.search;
}
