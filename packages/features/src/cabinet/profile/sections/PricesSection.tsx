import type { Control } from 'react-hook-form';
import { FormNumberField } from '../../../common/forms/index.ts';
import { t } from '../../texts.ts';
import type { ProfileForm } from '../form.ts';
import { FormSection } from './FormSection.tsx';
import css from './FormSection.module.css';

/** The prices. Both may stay empty. */
export function PricesSection({ control }: { control: Control<ProfileForm> }) {
  return (
    <FormSection title={t('profile.prices')}>
      <div className={css.pair}>
        <FormNumberField
          control={control}
          name="hourlyRate"
          label={t('profile.hourlyRate')}
          suffix="₽"
          placeholder={t('profile.priceExample', { price: '3\u00a0500' })}
        />
        <FormNumberField
          control={control}
          name="minProductPrice"
          label={t('profile.minProductPrice')}
          suffix="₽"
          placeholder={t('profile.priceExample', { price: '1\u00a0200' })}
        />
      </div>
    </FormSection>
  );
}
