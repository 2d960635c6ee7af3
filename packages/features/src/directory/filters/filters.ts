import { type DirectoryQuery, type FilterValues, limits, type PriceRange, type Specialization } from '@portal/api';

export type { FilterValues };
export type FilterSection = 'city' | 'price' | 'specializations';

/** Rubles per hour between which prices may be chosen. */
export type PriceBounds = Pick<PriceRange, 'min' | 'max'>;

export const noFilters: FilterValues = { city: null, specializations: [], minPrice: null, maxPrice: null };

/** The form in which filters are emitted as events (D1 §3): `specialization` beside `specializations`, the price always as numbers. */
export interface DirectoryFilters {
  city: string;
  specialization: string;
  specializations: number[];
  minPrice: number;
  maxPrice: number;
  sortBy: DirectoryQuery['sortBy'];
  sortOrder: DirectoryQuery['sortOrder'];
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The chosen price within the bounds, the lower end never above the upper one. */
export function priceSelection({ minPrice, maxPrice }: FilterValues, { min, max }: PriceBounds): [number, number] {
  const highest = clamp(maxPrice ?? max, min, max);
  return [clamp(minPrice ?? min, min, highest), highest];
}

/** A chosen price as a filter: an end at its bound filters nothing. */
export function priceFilter([lowest, highest]: readonly [number, number], { min, max }: PriceBounds) {
  return { minPrice: lowest <= min ? null : lowest, maxPrice: highest >= max ? null : highest };
}

/** Whether the chosen price is narrower than the bounds: only then it counts, and can be reset (ledger DIR-16, DIR-17). */
export function isPriceNarrowed(values: FilterValues, bounds: PriceBounds): boolean {
  const [lowest, highest] = priceSelection(values, bounds);
  return lowest > bounds.min || highest < bounds.max;
}

/** City counts 1, a narrowed price 1, and every specialization 1. */
export function activeFilterCount(values: FilterValues, bounds: PriceBounds): number {
  return (values.city ? 1 : 0) + (isPriceNarrowed(values, bounds) ? 1 : 0) + values.specializations.length;
}

/**
 * A query as the panel can show it, so that it shows what is requested. An old link may name a removed specialization, or a price out of range; while
 * the list of specializations is not known (`null`) each is accepted.
 */
export function showable(query: DirectoryQuery, all: readonly Specialization[] | null, bounds: PriceBounds): DirectoryQuery {
  const isOffered = (id: number) => all === null || all.some((one) => one.id === id);
  return { ...query, ...priceFilter(priceSelection(query, bounds), bounds), specializations: query.specializations.filter(isOffered) };
}

/** One section reset to its defaults; the others as they are. */
export function clearSection(values: FilterValues, section: FilterSection): FilterValues {
  if (section === 'city') return { ...values, city: null };
  if (section === 'price') return { ...values, minPrice: null, maxPrice: null };
  return { ...values, specializations: [] };
}

/** The code (or the id, for one without a code) when exactly one is chosen, otherwise empty. */
export function singleSpecialization(ids: readonly number[], all: readonly Specialization[]): string {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return '';
  return all.find((one) => one.id === id)?.code || String(id);
}

/** A query as the events emit it (ledger DIR-78…81, DIR-83). No city is an empty text, an open end of the price is its bound. */
export function reportedFilters(query: DirectoryQuery, all: readonly Specialization[], bounds: PriceBounds): DirectoryFilters {
  const [minPrice, maxPrice] = priceSelection(query, bounds);
  return {
    city: query.city ?? '',
    specialization: singleSpecialization(query.specializations, all),
    specializations: query.specializations,
    minPrice,
    maxPrice,
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
  };
}

/** Bounds that a slider can use: whole numbers with a distance between them. */
export function usableRange(range: PriceRange | null): PriceRange {
  if (range && range.max > range.min) return range;
  return { ...limits.priceRange, buckets: [] };
}
