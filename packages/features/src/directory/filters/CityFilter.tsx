import { cityKey, cityOptions } from '@portal/api';
import { SearchableDropdown } from '@portal/ui';
import { useMemo } from 'react';
import { t } from '../texts.ts';

interface CityFilterProps {
  /** A city's name. */
  city: string | null;
  onChange: (city: string | null) => void;
  size?: 'md' | 'lg' | undefined;
}

/** One of the hundred large cities. A link may name another one: then it is offered too. */
export function CityFilter({ city, onChange, size = 'md' }: CityFilterProps) {
  const value = city === null ? null : cityKey(city);
  const options = useMemo(() => {
    const isOffered = value === null || cityOptions.some((option) => option.value === value);
    return isOffered || city === null ? cityOptions : [{ value, label: city }, ...cityOptions];
  }, [city, value]);
  return (
    <SearchableDropdown
      label={t('filters.city.title')}
      isLabelHidden
      icon="pin"
      size={size}
      placeholder={t('filters.city.placeholder')}
      options={options}
      value={value}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.label ?? null)}
    />
  );
}
