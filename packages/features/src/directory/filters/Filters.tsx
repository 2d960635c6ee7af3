import type { PriceRange, Specialization } from '@portal/api';
import { Skeleton } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { ReadState } from '../../common/index.ts';
import { t } from '../texts.ts';
import { CityFilter } from './CityFilter.tsx';
import { FilterSection } from './FilterSection.tsx';
import { type FilterSection as Section, type FilterValues, isPriceNarrowed, priceFilter, priceSelection } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SpecializationFilter } from './SpecializationFilter.tsx';

export interface FiltersProps {
  values: FilterValues;
  range: PriceRange;
  isRangeLoading: boolean;
  specializations: ReadState<Specialization[]>;
  onChange: (part: Partial<FilterValues>) => void;
  onReset: (section: Section) => void;
  /** How often all of them were reset: a text that means no city goes with them. */
  resets: number;
  /** What a button beside the city's field needs of it. */
  cityField?: Pick<ComponentProps<typeof CityFilter>, 'onUnsettled' | 'inputRef'> | undefined;
  /** `md` where a finger clicks. */
  size?: 'sm' | 'md' | undefined;
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
}: FiltersProps) {
  return (
    <>
      <FilterSection title={t('filters.city.title')} isChanged={values.city !== null} onReset={() => onReset('city')}>
        <CityFilter key={resets} {...cityField} city={values.city} onChange={(city) => onChange({ city })} />
      </FilterSection>
      <FilterSection
        title={t('filters.price.title')}
        isChanged={!isRangeLoading && isPriceNarrowed(values, range)}
        onReset={() => onReset('price')}
      >
        {isRangeLoading ? (
          <Skeleton height={108} radius="ctl" />
        ) : (
          <PriceFilter range={range} value={priceSelection(values, range)} onChange={(price) => onChange(priceFilter(price, range))} />
        )}
      </FilterSection>
      <FilterSection
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
