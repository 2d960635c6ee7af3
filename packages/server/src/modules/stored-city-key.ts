import { cityMatchKey, limits } from '@portal/api';
import { officialCity } from '@portal/api/city-aliases';

/**
 * The city as it is stored for comparing, and as a filter sends it: «спб» is «Санкт-Петербург» in both. Cut, since lower case may be longer
 * than what was typed: İ becomes two characters.
 */
export function storedCityKey(city: string): string {
  return Array.from(cityMatchKey(officialCity(city)))
    .slice(0, limits.cityLength)
    .join('');
}
