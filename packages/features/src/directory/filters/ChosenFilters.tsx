import { type DirectoryQuery, type PriceRange, type Specialization } from '@portal/api';
import { RemovableChip } from '@portal/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { ReadState } from '../../common/data/index.ts';
import { formatRubles } from '../../common/texts/index.ts';
import { t } from '../texts.ts';
import css from './ChosenFilters.module.css';
import { type FilterSection, type FilterValues, isPriceNarrowed } from './filters.ts';

interface ChosenFiltersProps {
  values: FilterValues;
  range: PriceRange;
  isRangeLoading: boolean;
  /** For their names. */
  specializations: ReadState<Specialization[]>;
  onChange: (part: Partial<DirectoryQuery>) => void;
  onReset: (section: FilterSection) => void;
  /** Gets the focus when the last one was taken back. */
  heading: RefObject<HTMLElement | null>;
}

function priceText({ minPrice, maxPrice }: FilterValues): string {
  if (minPrice === null) return t('filters.chosen.to', { price: formatRubles(maxPrice ?? 0) });
  if (maxPrice === null) return t('filters.chosen.from', { price: formatRubles(minPrice) });
  return minPrice === maxPrice
    ? formatRubles(minPrice)
    : t('filters.chosen.between', { from: formatRubles(minPrice), to: formatRubles(maxPrice) });
}

/** What the list is filtered by, each to be taken back alone. */
export function ChosenFilters({ values, range, isRangeLoading, specializations, onChange, onReset, heading }: ChosenFiltersProps) {
  const { city, specializations: ids } = values;
  const known = specializations.state === 'ready' ? specializations.data : [];
  // They filter the list, whether their names are known or not.
  const areUnnamed = specializations.state === 'failed' && ids.length > 0;
  const chosen = [
    ...(city === null ? [] : [{ key: 'city', text: city, remove: () => onReset('city') }]),
    // Until the range is known, the price is not either: it is limited by the range.
    ...(!isRangeLoading && isPriceNarrowed(values, range)
      ? [{ key: 'price', text: priceText(values), remove: () => onReset('price') }]
      : []),
    ...(areUnnamed ? [{ key: 'specializations', text: t('filters.specializations.title'), remove: () => onReset('specializations') }] : []),
    ...known
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ key: `${id}`, text: name, remove: () => onChange({ specializations: ids.filter((one) => one !== id) }) })),
  ];
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const chips = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = chips[removed.current] ?? chips.at(-1) ?? heading.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  });
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={css.list} aria-label={t('filters.chosen.label')}>
      {chosen.map(({ key, text, remove }, index) => (
        <li key={key} className={css.item}>
          <RemovableChip
            onRemove={() => {
              removed.current = index;
              remove();
            }}
          >
            {text}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
