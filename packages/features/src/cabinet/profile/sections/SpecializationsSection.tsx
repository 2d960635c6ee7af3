import type { listCategories } from '@portal/api';
import type { Answered } from '@portal/api';
import { errorText } from '@portal/api';
import { ErrorState, Skeleton, Text, ToggleGroup, VisuallyHidden } from '@portal/ui';
import { useCallback, useRef } from 'react';
import type { Control } from 'react-hook-form';
import type { ReadState } from '../../../common/data/index.ts';
import { useFormField } from '../../../common/forms/index.ts';
import { t } from '../../texts.ts';
import type { ProfileForm } from '../form.ts';
import { FormSection } from './FormSection.tsx';
import css from './SpecializationsSection.module.css';

interface SpecializationsSectionProps {
  control: Control<ProfileForm>;
  categories: ReadState<Answered<typeof listCategories>>;
}

const widths = [132, 104, 92, 148, 96, 120];

/** What the photographer shoots: at least one. */
export function SpecializationsSection({ control, categories }: SpecializationsSectionProps) {
  const { value, onChange, onBlur, inputRef, errorMessage } = useFormField<ProfileForm, number[]>({ control, name: 'categories' });
  const box = useRef<HTMLDivElement>(null);
  // The form focuses its first invalid field: in a group its first button, or the retry button where the list failed.
  const register = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      inputRef(element && { focus: () => box.current?.querySelector('button')?.focus() });
    },
    [inputRef],
  );
  return (
    <FormSection title={t('profile.specializations')}>
      {categories.state === 'loading' && (
        <output className={css.loading}>
          <VisuallyHidden>{t('profile.specializationsLoading')}</VisuallyHidden>
          {widths.map((width) => (
            <Skeleton key={width} width={width} height={40} radius="ctl" />
          ))}
        </output>
      )}
      {categories.state === 'loading' && errorMessage && (
        <Text look="body-s" tone="err">
          {errorMessage}
        </Text>
      )}
      {categories.state === 'failed' && (
        <div ref={register}>
          <ErrorState level={3} title={t('profile.specializationsFailed')} onRetry={categories.retry}>
            {errorText(categories.error)}
            {errorMessage && (
              <Text tone="err" as="span">
                {' '}
                {errorMessage}
              </Text>
            )}
          </ErrorState>
        </div>
      )}
      {categories.state === 'ready' && (
        <div ref={register} onBlur={onBlur}>
          <ToggleGroup
            label={t('profile.specializations')}
            isLabelHidden
            isRequired
            selectionMode="multiple"
            isCheckShown
            options={categories.data.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={value.map(String)}
            onChange={(chosen) => onChange(chosen.map(Number).toSorted((a, b) => a - b))}
            errorMessage={errorMessage}
          />
        </div>
      )}
    </FormSection>
  );
}
