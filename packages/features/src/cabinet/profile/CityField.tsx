import { type DropdownOption, SearchableDropdown } from '@portal/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useFormField } from '../../common/index.ts';
import { t } from '../texts.ts';
import { chosenCity, loadCityOptions } from './cities.ts';
import type { ProfileForm } from './form.ts';

/** Nobody has come to the field yet, or the list is on its way, or is there. */
type CityList = { state: 'unasked' } | { state: 'loading' } | { state: 'ready'; options: DropdownOption[] };

/** Any town: from the list, or as it is typed (ledger OPEN-59). */
export function CityField({ control }: { control: Control<ProfileForm> }) {
  const { value: city, onChange, ...field } = useFormField<ProfileForm, string>({ control, name: 'city' });
  const [list, setList] = useState<CityList>({ state: 'unasked' });
  const [picked, setPicked] = useState<string | null>(null);

  const load = async () => {
    if (list.state !== 'unasked') return;
    setList({ state: 'loading' });
    try {
      setList({ state: 'ready', options: await loadCityOptions() });
    } catch {
      // Any name can still be typed; the next visit to the field asks again.
      setList({ state: 'unasked' });
    }
  };

  const { options, value } = chosenCity(list.state === 'ready' ? list.options : [], city, picked);
  const choose = (next: string | null) => {
    setPicked(next);
    onChange(options.find((option) => option.value === next)?.label ?? '');
  };
  return (
    <div onFocus={() => void load()}>
      <SearchableDropdown
        {...field}
        label={t('profile.city')}
        icon="pin"
        options={options}
        value={value}
        isLoading={list.state === 'loading'}
        onChange={choose}
        onCreate={(text) => onChange(text.trim())}
      />
    </div>
  );
}
