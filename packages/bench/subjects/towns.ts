import { loadCities } from '@portal/api/cities';

/** All towns of the reference list; their places are their ids, since some share a name. */
export const towns = (await loadCities()).map(({ name }, place) => ({ value: String(place), label: name }));

/** What a text field finds. */
export function found(text: string): typeof towns {
  const wanted = text.toLowerCase();
  return towns.filter(({ label }) => label.toLowerCase().includes(wanted));
}
