import type { SocialNetwork } from '@portal/api';
import { brandIcon } from '@portal/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormPhoneField, FormTextField } from '../../../common/forms/index.ts';
import { t } from '../../texts.ts';
import { addressOf, emailTyped, linkTyped, type ProfileForm } from '../form.ts';
import { FormSection } from './FormSection.tsx';
import css from './FormSection.module.css';

interface ContactsSectionProps {
  control: Control<ProfileForm>;
  /** The networks with a field, in order. */
  networks: readonly SocialNetwork[];
}

/** How clients reach the photographer: mail, phone, networks. */
export function ContactsSection({ control, networks }: ContactsSectionProps) {
  return (
    <FormSection title={t('profile.contacts')}>
      <div className={css.pair}>
        {/* Not `type="email"`: browsers report non-Latin letters of a domain in Punycode («xn--…»), so the filter would let
            them in. */}
        <FormTextField
          control={control}
          name="email"
          label={t('profile.email')}
          icon="mail"
          inputMode="email"
          autoComplete="email"
          filter={emailTyped}
        />
        <FormPhoneField control={control} name="phone" label={t('profile.phone')} />
        {networks.map((network) => (
          <LinkField key={network.code} control={control} network={network} />
        ))}
      </div>
    </FormSection>
  );
}

/** A name or an address in a network, and below it the address that the card will link to. */
function LinkField({ control, network }: { control: Control<ProfileForm>; network: SocialNetwork }) {
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
