import { type LinkType, socialNetworks } from '@portal/api';
import { brandIcon } from '@portal/ui';
import type { Control } from 'react-hook-form';
import { FormPhoneField, FormTextField } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { emailTyped, linkTyped, type ProfileForm } from '../form.ts';
import { FormSection } from './FormSection.tsx';
import css from './FormSection.module.css';

/** These two stand among the contacts; the other networks follow (ledger CON-56). */
const nearest: readonly LinkType[] = ['telegram', 'vk'];

interface Network {
  code: LinkType;
  name: string;
  placeholder: string;
}

interface ContactsSectionProps {
  control: Control<ProfileForm>;
  /** The networks that the portal offers. */
  networks: readonly Network[];
}

/** How clients reach the photographer: mail, phone, networks. */
export function ContactsSection({ control, networks }: ContactsSectionProps) {
  const first = nearest.flatMap((code) => [...networks, ...socialNetworks].find((network) => network.code === code) ?? []);
  const others = networks.filter(({ code }) => !nearest.includes(code));
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
        {[...first, ...others].map(({ code, name, placeholder }) => (
          <FormTextField
            key={code}
            control={control}
            name={`links.${code}`}
            label={name}
            icon={brandIcon(code)}
            autoComplete="off"
            inputMode="url"
            placeholder={placeholder}
            filter={linkTyped}
          />
        ))}
      </div>
    </FormSection>
  );
}
