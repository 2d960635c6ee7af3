import { loadCities } from '@portal/api/cities';

/** All cities of the reference list; their places are their ids, since some share a name. */
export const cities = (await loadCities()).map(({ name }, place) => ({ value: String(place), label: name }));

/** What a text field finds. */
export function found(text: string): typeof cities {
  const wanted = text.toLowerCase();
  return cities.filter(({ label }) => label.toLowerCase().includes(wanted));
}
