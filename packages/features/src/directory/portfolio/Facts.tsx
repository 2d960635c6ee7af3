import { formatPhone, type Photographer } from '@portal/api';
import { Chip, Link } from '@portal/ui';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import css from './Facts.module.css';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Labels and values; a fact without a value is left out. */
function Facts({ facts }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={css.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a photographer works, as far as it is known. */
export function WorkFacts({
  experience,
  equipment,
  schoolAlbumTypes,
}: Pick<Photographer, 'experience' | 'equipment' | 'schoolAlbumTypes'>) {
  return (
    <Facts
      facts={[
        { label: t('photographer.experience'), value: experience },
        { label: t('photographer.equipment'), value: equipment },
        {
          label: t('photographer.schoolAlbums'),
          value:
            schoolAlbumTypes.length === 0 ? null : (
              <span className={css.chips}>
                {schoolAlbumTypes.map((type) => (
                  <Chip key={type}>{type}</Chip>
                ))}
              </span>
            ),
        },
      ]}
    />
  );
}

/** Telephone and mail, when the photographer filled them in. */
export function ContactFacts({ phone, email }: Pick<Photographer, 'phone' | 'email'>) {
  return (
    <Facts
      facts={[
        { label: t('photographer.phone'), value: phone && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link> },
        { label: t('photographer.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
      ]}
    />
  );
}
