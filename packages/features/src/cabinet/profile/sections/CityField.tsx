import { SearchableDropdown } from '@portal/ui';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useFormField, useOptionList } from '../../../common/forms/index.ts';
import { t } from '../../texts.ts';
import { loadCityOptions, withChosen } from './cities.ts';
import type { ProfileForm } from '../form.ts';

/** Any city: from the list, or as it is typed (ledger OPEN-59). */
export function CityField({ control }: { control: Control<ProfileForm> }) {
  const { value: city, onChange, ...field } = useFormField<ProfileForm, string>({ control, name: 'city' });
  const list = useOptionList('cities', loadCityOptions);
  const options = useMemo(() => withChosen(list.options, city), [list.options, city]);
  return (
    <SearchableDropdown
      {...field}
      label={t('profile.city')}
      isRequired
      icon="pin"
      options={options}
      value={city || null}
      isLoading={list.isLoading}
      problem={list.hasFailed ? t('profile.citiesFailed') : undefined}
      onNeedOptions={list.request}
      onChange={(next) => onChange(next ?? '')}
      onCreate={(text) => onChange(text.trim())}
    />
  );
}
