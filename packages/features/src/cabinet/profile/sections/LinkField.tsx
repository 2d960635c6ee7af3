import type { SocialNetwork } from '@portal/api';
import { brandIcon } from '@portal/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormTextField } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { addressOf, linkTyped, type ProfileForm } from '../form.ts';

/** A name or an address in a network, and below it the address that the card will link to. */
export function LinkField({ control, network }: { control: Control<ProfileForm>; network: SocialNetwork }) {
  const { id, code, name, placeholder } = network;
  const address = addressOf(id, useWatch({ control, name: `links.${code}` }) ?? '');
  return (
    <FormTextField
      control={control}
      name={`links.${code}`}
      label={name}
      icon={brandIcon(code)}
      autoComplete="off"
      inputMode="url"
      placeholder={placeholder}
      filter={linkTyped}
      description={address ? t('profile.leadsTo', { address }) : ''}
    />
  );
}
