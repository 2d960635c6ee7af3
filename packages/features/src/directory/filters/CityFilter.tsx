import { cityKey, cityMatchKey, type DirectoryCity, listCities } from '@portal/api';
import { loadLargeCities } from '@portal/api/cities';
import { SearchableDropdown } from '@portal/ui';
import { type ComponentProps, useMemo, useState } from 'react';
import { useOptionList } from '../../common/forms/index.ts';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';

interface CityFilterProps extends Pick<ComponentProps<typeof SearchableDropdown>, 'onUnsettled' | 'inputRef'> {
  /** A city's name. */
  city: string | null;
  onChange: (city: string | null) => void;
  size?: 'md' | 'lg' | undefined;
}

const none: readonly DirectoryCity[] = [];

type Option = ComponentProps<typeof SearchableDropdown>['options'][number];

/** Cities that have photographers first, each with their number; then the large ones that have none yet. */
function citiesFirst(large: readonly Option[], cities: readonly DirectoryCity[]): readonly Option[] {
  if (cities.length === 0) return large;
  const known = new Map(large.map((option) => [cityMatchKey(option.label), option]));
  const having = cities.map(({ name, photographers }) => {
    const option = known.get(cityMatchKey(name)) ?? { value: cityKey(name), label: name };
    return { ...option, note: t('filters.city.photographers', { count: photographers }) };
  });
  const values = new Set(having.map(({ value }) => value));
  return [...having, ...large.filter(({ value }) => !values.has(value))];
}

/** A city that has photographers, or another one of the hundred large cities. If a link names another one, it is offered too. */
export function CityFilter({ city, onChange, size = 'md', ...field }: CityFilterProps) {
  const wanted = city === null ? null : cityKey(city);
  // A link may contain the option's value instead of the name: the list has the spelling.
  const isValue = city !== null && city === wanted;
  const { options: large, isLoading, hasFailed, request } = useOptionList('large-cities', loadLargeCities, isValue);
  const [isOpened, setOpened] = useState(false);
  const counted = useRead(listCities, isOpened ? {} : null, { dedupingInterval: 60_000 });
  // Without the numbers if they fail to load: the list is usable without them.
  const cities = counted.state === 'ready' ? counted.data : none;
  const offeredCities = useMemo(() => citiesFirst(large, cities), [large, cities]);
  const { options, value } = useMemo(() => {
    if (city === null || wanted === null) return { options: offeredCities, value: null };
    // In any spelling: the directory finds the same people by it.
    const key = cityMatchKey(city);
    const offered = offeredCities.find(({ label }) => cityMatchKey(label) === key);
    return offered
      ? { options: offeredCities, value: offered.value }
      : { options: [{ value: wanted, label: city }, ...offeredCities], value: wanted };
  }, [offeredCities, city, wanted]);

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
      isLoading={isLoading || (isOpened && counted.state === 'loading')}
      problem={hasFailed ? t('filters.city.failed') : undefined}
      onNeedOptions={() => {
        setOpened(true);
        request();
      }}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.label ?? null)}
    />
  );
}
