import { cityAliases } from './city-aliases.ts';
import { cityKey } from './city-key.ts';
import { largeCities, namesakes } from './large-cities.ts';

export type CityOption = {
  /** The value in a form: see cityKey. */
  value: string;
  /** The label, which is also sent to the server. */
  label: string;
  /** The region, when there is another city of that name. */
  hint?: string | undefined;
  /** Other names by which it is found. */
  also?: readonly string[] | undefined;
};

/** The choices of the city filter. */
export const cityOptions: readonly CityOption[] = largeCities.map((label) => ({
  value: cityKey(label),
  label,
  hint: namesakes[label],
  also: cityAliases(label),
}));
