import { Select } from '@portal/ui';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, RetriedField, useFormField } from '../../../common/forms/index.ts';
import { t as cabinetText } from '../../texts.ts';
import { t } from '../texts.ts';
import { usePortfolios } from '../usePortfolios.ts';

/** The option for no specialization, offered only where it is optional: whatever was set can be removed again. */
const NONE = 'none';

/** The specialization of a portfolio or of a photo; disabled until the list has loaded. A list that failed can be requested again here. */
export function CategoryField<Form extends FieldValues>({
  isRequired = false,
  ...props
}: FormFieldProps<Form, number | null> & { isRequired?: boolean }) {
  const { categories } = usePortfolios();
  const { value, onChange, ...field } = useFormField<Form, number | null>(props);
  const known = categories.state === 'ready' ? categories.data : [];
  const none = isRequired ? [] : [{ value: NONE, label: t('form.noCategory') }];
  const isNone = value === null && !isRequired && categories.state === 'ready';
  const placeholder = { loading: t('form.categoriesLoading'), failed: cabinetText('profile.specializationsFailed') };
  return (
    <RetriedField onRetry={categories.state === 'failed' ? categories.retry : undefined} retry={t('form.categoriesRetry')}>
      <Select
        {...field}
        label={t('form.category')}
        isRequired={isRequired}
        isDisabled={categories.state !== 'ready'}
        placeholder={categories.state === 'ready' ? undefined : placeholder[categories.state]}
        options={[...none, ...known.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={isNone ? NONE : known.some(({ id }) => id === value) ? String(value) : null}
        onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
      />
    </RetriedField>
  );
}
