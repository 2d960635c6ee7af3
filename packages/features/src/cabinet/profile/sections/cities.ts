import { type City, loadCities } from '@portal/api/cities';
import type { DropdownOption } from '@portal/ui';

/**
 * One option for each city, the largest first. A city is stored as text, so cities with the same name need different texts: the largest keeps the
 * plain name, as in the directory's filter, and the others add their region.
 */
export function cityOptionsOf(cities: readonly City[], aliasesOf?: (name: string) => readonly string[]): DropdownOption[] {
  const byName = new Map<string, City[]>();
  for (const city of cities) byName.set(city.name, [...(byName.get(city.name) ?? []), city]);
  return cities.map((city) => {
    const { name, subject } = city;
    const same = byName.get(name) ?? [];
    const label = same[0] === city ? name : `${name} (${subject})`;
    return {
      value: label,
      label,
      hint: same.length > 1 && label === name ? subject : undefined,
      also: label === name ? aliasesOf?.(name) : undefined,
    };
  });
}

/** The options, and the chosen city where it is not in the list: any name may have been typed. */
export function withChosen(options: readonly DropdownOption[], city: string): readonly DropdownOption[] {
  if (city === '' || options.some(({ value }) => value === city)) return options;
  return [{ value: city, label: city }, ...options];
}

/** Fetched when the field gets focus: 170 KB that most visits do not need. */
export async function loadCityOptions(): Promise<DropdownOption[]> {
  const [cities, { cityAliases }] = await Promise.all([loadCities(), import('@portal/api/city-aliases')]);
  return cityOptionsOf(cities, cityAliases);
}
