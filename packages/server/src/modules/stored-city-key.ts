import { cityMatchKey, limits } from '@portal/api';
import { officialCity } from '@portal/api/city-aliases';

/**
 * The city in the form in which it is stored for comparison and sent by a filter: «спб» is «Санкт-Петербург» in both. Truncated, because lower case
 * may be longer than the typed text: İ becomes two characters.
 */
export function storedCityKey(city: string): string {
  return Array.from(cityMatchKey(officialCity(city)))
    .slice(0, limits.cityLength)
    .join('');
}
