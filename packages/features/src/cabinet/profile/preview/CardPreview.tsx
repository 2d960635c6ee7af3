import type { PhotographerCard as Card, Portfolio, Profile, Specialization } from '@portal/api';
import { Heading, Text } from '@portal/ui';
import { type Control, useWatch } from 'react-hook-form';
import { PhotographerCard } from '../../../common/cards/index.ts';
import { t } from '../../texts.ts';
import { cardPhotos } from './cardPhotos.ts';
import css from './CardPreview.module.css';
import { linksOf, type ProfileForm } from '../form.ts';

export interface CardPreviewProps {
  control: Control<ProfileForm>;
  profile: Profile;
  avatar: string | null;
  specializations: readonly Specialization[];
  portfolios: readonly Portfolio[];
}

/** The directory's own card with what is typed now, below its title. */
export function CardPreview(props: CardPreviewProps) {
  return (
    <section className={css.preview}>
      <div className={css.head}>
        <Heading level={2} look="title-4">
          {t('profile.preview')}
        </Heading>
        <Text look="caption" tone={3} as="span">
          {t('profile.previewNote')}
        </Text>
      </div>
      <PreviewedCard {...props} />
    </section>
  );
}

/** The card alone. */
export function PreviewedCard({ control, profile, avatar, specializations, portfolios }: CardPreviewProps) {
  const values = useWatch({ control }) as ProfileForm;
  const card: Card = {
    id: profile.id,
    name: `${values.firstName} ${values.lastName}`.trim(),
    city: values.city || null,
    avatar,
    specializations: specializations.filter(({ id }) => values.categories.includes(id)),
    about: values.bio || null,
    price: values.hourlyRate,
    rating: null,
    available: profile.available,
    socialLinks: linksOf(values),
    portfolio: cardPhotos(portfolios),
    phone: values.phone || null,
    isDemo: false,
  };
  return (
    <div className={css.panel}>
      <PhotographerCard photographer={card} variant="preview" level={3} />
    </div>
  );
}
