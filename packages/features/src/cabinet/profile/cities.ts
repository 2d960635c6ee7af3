import { type City, loadCities } from '@portal/api/cities';
import { type DropdownOption } from '@portal/ui';

/** One option a town; towns of the same name say where they are. */
export function cityOptionsOf(cities: readonly City[]): DropdownOption[] {
  const seen = new Map<string, number>();
  for (const { name } of cities) seen.set(name, (seen.get(name) ?? 0) + 1);
  return cities.map(({ name, subject }) => ({
    value: `${name}, ${subject}`,
    label: name,
    hint: (seen.get(name) ?? 0) > 1 ? subject : undefined,
  }));
}

/**
 * The options and the chosen one for a city that is kept as text. `picked` tells towns of the same name apart
 * for as long as the page is open; a city that is in no list becomes an option of its own.
 */
export function chosenCity(options: readonly DropdownOption[], city: string, picked: string | null) {
  if (city === '') return { options, value: null };
  const same = options.filter(({ label }) => label === city);
  const chosen = same.find(({ value }) => value === picked) ?? same[0];
  if (chosen) return { options, value: chosen.value };
  return { options: [{ value: city, label: city }, ...options], value: city };
}

/** Fetched when somebody goes to the field: 170 KB that most visits do not need. */
export const loadCityOptions = async (): Promise<DropdownOption[]> => cityOptionsOf(await loadCities());
