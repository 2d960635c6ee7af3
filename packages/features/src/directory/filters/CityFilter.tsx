import { cityKey, cityMatchKey } from '@portal/api';
import { loadLargeCities } from '@portal/api/cities';
import { SearchableDropdown } from '@portal/ui';
import { type ComponentProps, useMemo } from 'react';
import { useOptionList } from '../../common/index.ts';
import { t } from '../texts.ts';

interface CityFilterProps extends Pick<ComponentProps<typeof SearchableDropdown>, 'onUnsettled' | 'inputRef'> {
  /** A city's name. */
  city: string | null;
  onChange: (city: string | null) => void;
  size?: 'md' | 'lg' | undefined;
}

/** One of the hundred large cities. A link may name another one: then it is offered too. */
export function CityFilter({ city, onChange, size = 'md', ...field }: CityFilterProps) {
  const wanted = city === null ? null : cityKey(city);
  // A link may carry the option's value instead of the name: the list has the spelling.
  const isValue = city !== null && city === wanted;
  const { options: large, isLoading, hasFailed, request } = useOptionList('large-cities', loadLargeCities, isValue);
  const { options, value } = useMemo(() => {
    if (city === null || wanted === null) return { options: large, value: null };
    // In whichever way it is spelt: the directory finds the same people by it.
    const key = cityMatchKey(city);
    const offered = large.find(({ label }) => cityMatchKey(label) === key);
    return offered ? { options: large, value: offered.value } : { options: [{ value: wanted, label: city }, ...large], value: wanted };
  }, [large, city, wanted]);

  return (
    <SearchableDropdown
      {...field}
      label={t('filters.city.title')}
      isLabelHidden
      icon="pin"
      size={size}
      placeholder={t('filters.city.placeholder')}
      options={options}
      value={value}
      isLoading={isLoading}
      problem={hasFailed ? t('filters.city.failed') : undefined}
      onNeedOptions={request}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.label ?? null)}
    />
  );
}
