import type { Photographer } from '@portal/api';
import { Avatar, Button, Heading, Icon } from '@portal/ui';
import { formatRubles, Rating, SocialLinks, SpecializationChips } from '../../common/index.ts';
import { contact } from '../portfolio/contact.ts';
import { DemoNote } from '../portfolio/DemoNote.tsx';
import { ContactFacts } from '../portfolio/Facts.tsx';
import { t } from '../texts.ts';
import css from './PhotographerAside.module.css';

/** Who it is, what it costs, how to reach them: stays in sight beside the portfolio. */
export function PhotographerAside({ photographer }: { photographer: Photographer }) {
  const { name, avatar, city, rating, price, available, specializations, socialLinks } = photographer;
  return (
    <aside className={css.aside} aria-label={name}>
      <Avatar src={avatar} name={name} size={128} fallback="photo" alt={name} loading="eager" />
      <div className={css.who}>
        <div className={css.name}>
          <Heading level={1} look="title-1">
            {name}
          </Heading>
        </div>
        <div className={css.where}>
          {city && (
            <span className={css.city}>
              <Icon name="pin" size={18} />
              {city}
            </span>
          )}
          <Rating value={rating} />
        </div>
      </div>
      <div className={css.offer}>
        <p className={css.price}>{price === null ? t('photographer.noPrice') : t('photographer.from', { price: formatRubles(price) })}</p>
        {!available && <p className={css.unavailable}>{t('photographer.unavailable')}</p>}
        <DemoNote {...photographer} />
        <Button size="lg" isWide onPress={contact}>
          {t('photographer.contact')}
        </Button>
      </div>
      <SpecializationChips specializations={specializations} size="md" />
      <SocialLinks links={socialLinks} look="rows" />
      <ContactFacts {...photographer} />
    </aside>
  );
}
