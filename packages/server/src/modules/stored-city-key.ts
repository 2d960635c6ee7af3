import { cityMatchKey, limits } from '@portal/api';

/**
 * The city as it is stored for comparing, and as a filter sends it. Cut, since lower case may be longer
 * than what was typed: İ becomes two characters.
 */
export function storedCityKey(city: string): string {
  return Array.from(cityMatchKey(city)).slice(0, limits.cityLength).join('');
}
