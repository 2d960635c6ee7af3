import { getPriceRange, limits, type PriceRange, type Specialization } from '@portal/api';
import { PriceSlider, Skeleton, TextButton } from '@portal/ui';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ReadState, useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { CityFilter } from './CityFilter.tsx';
import { type FilterSection as Section, type FilterValues, isPriceNarrowed, priceFilter, priceSelection } from './filters.ts';
import { SpecializationFilter } from './SpecializationFilter.tsx';
import css from './Filters.module.css';

export interface FiltersProps {
  values: FilterValues;
  range: PriceRange;
  isRangeLoading: boolean;
  specializations: ReadState<Specialization[]>;
  onChange: (part: Partial<FilterValues>) => void;
  onReset: (section: Section) => void;
  /** How often all of them were reset: the typed text of an unknown city is cleared too. */
  resets: number;
  /** What a button beside the city's field needs of it. */
  cityField?: Pick<ComponentProps<typeof CityFilter>, 'onUnsettled' | 'inputRef'> | undefined;
  /** `md` on touch screens. */
  size?: 'sm' | 'md' | undefined;
  /** Whether titles are one level lower, as on the home page. */
  isLower?: boolean | undefined;
}

/** City, price, specializations: the same in the side panel and in the sheet. */
export function Filters({
  values,
  range,
  isRangeLoading,
  specializations,
  onChange,
  onReset,
  resets,
  cityField,
  size = 'sm',
  isLower = false,
}: FiltersProps) {
  return (
    <>
      <FilterSection isLower={isLower} title={t('filters.city.title')} isChanged={values.city !== null} onReset={() => onReset('city')}>
        <CityFilter key={resets} {...cityField} city={values.city} onChange={(city) => onChange({ city })} />
      </FilterSection>
      <FilterSection
        isLower={isLower}
        title={t('filters.price.title')}
        isChanged={!isRangeLoading && isPriceNarrowed(values, range)}
        onReset={() => onReset('price')}
      >
        {isRangeLoading ? (
          <Skeleton height={108} radius="ctl" />
        ) : (
          <PriceFilter values={values} range={range} onChange={(price) => onChange(priceFilter(price, range))} />
        )}
      </FilterSection>
      <FilterSection
        isLower={isLower}
        title={t('filters.specializations.title')}
        isChanged={values.specializations.length > 0}
        onReset={() => onReset('specializations')}
      >
        <SpecializationFilter
          specializations={specializations}
          value={values.specializations}
          onChange={(ids) => onChange({ specializations: ids })}
          size={size}
        />
      </FilterSection>
    </>
  );
}

interface FilterSectionProps {
  title: string;
  isLower: boolean;
  /** Shown while there is something to reset. */
  isChanged: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** One filter with its title and its own reset. */
function FilterSection({ title, isLower, isChanged, onReset, children }: FilterSectionProps) {
  const titleId = useId();
  const Title = isLower ? 'h4' : 'h3';
  const heading = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    onReset();
    // The clicked button is removed: focus stays in its section.
    heading.current?.focus();
  };
  return (
    <section className={css.section} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css.head}>
        <Title ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </Title>
        {isChanged && (
          <TextButton onPress={reset} aria-label={t('filters.resetSection', { section: title })}>
            {t('filters.reset')}
          </TextButton>
        )}
      </div>
      {children}
    </section>
  );
}

/** How many charge how much among those with the chosen city and specializations; of all until that is known, nothing after a failure. */
function useBuckets(values: FilterValues, { buckets }: PriceRange): readonly number[] {
  // Several quick choices are one request.
  const wanted = JSON.stringify([values.city, values.specializations]);
  const [rested, setRested] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), limits.draftCountDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const [city, specializations] = JSON.parse(rested) as [FilterValues['city'], FilterValues['specializations']];
  const isNarrowed = buckets.length > 0 && (city !== null || specializations.length > 0);
  const found = useRead(getPriceRange, isNarrowed ? { query: { city, specializations } } : null, { keepPreviousData: true });
  if (!isNarrowed || found.state === 'loading') return buckets;
  // What is kept after a failure counts an earlier choice.
  return found.state === 'failed' || found.refreshError ? [] : found.data.buckets;
}

interface PriceFilterProps {
  values: FilterValues;
  range: PriceRange;
  /** Called once, when the choice is made. */
  onChange: (value: [number, number]) => void;
}

/** The price range; the display follows the drag, and the value is committed at its end. */
function PriceFilter({ values, range, onChange }: PriceFilterProps) {
  const buckets = useBuckets(values, range);
  const value = priceSelection(values, range);
  // The dragged value, until the chosen price changes: by dragging or by a reset.
  const base = value.join();
  const [held, setHeld] = useState<{ base: string; value: [number, number] } | null>(null);
  if (held && held.base !== base) setHeld(null);
  const shown = held?.base === base ? held.value : value;
  return (
    <PriceSlider
      label={t('filters.price.title')}
      isLabelHidden
      min={range.min}
      max={range.max}
      buckets={buckets}
      value={shown}
      onChange={(next) => setHeld({ base, value: next })}
      onCommit={onChange}
    />
  );
}
