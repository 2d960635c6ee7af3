import type { Photographer, PhotographerCard } from '@portal/api';
import { Avatar, Text } from '@portal/ui';
import { formatRubles } from '../../common/texts/index.ts';
import { Rating, SocialLinks, SpecializationChips } from '../../common/cards/index.ts';
import { DemoNote } from '../portfolio/DemoNote.tsx';
import { ContactFacts, WorkFacts } from '../portfolio/Facts.tsx';
import { t } from '../texts.ts';
import css from './ModalParts.module.css';
import { PageLinks } from './PageLinks.tsx';

interface PartProps {
  card: PhotographerCard;
  /** Null while it is loading: the card's data are shown until then. */
  full: Photographer | null;
}

/** Avatar, name, city and price above the tabs. */
export function WhoPart({ card: { avatar, name, city, rating, price } }: Pick<PartProps, 'card'>) {
  return (
    <div className={css.who}>
      <Avatar src={avatar} name={name} size={76} fallback="photo" />
      <div className={css.words}>
        {/* Hidden from screen readers, which read the dialog's own title. */}
        <p className={css.name} aria-hidden="true">
          {name}
        </p>
        <div className={css.where}>
          {city && <span>{city}</span>}
          <Rating value={rating} />
        </div>
        <p className={css.price}>
          {price === null ? t('photographer.noPrice') : <strong className={css.amount}>{formatRubles(price)}</strong>}
          {price !== null && ` ${t('photographer.perHour')}`}
        </p>
      </div>
    </div>
  );
}

/** The photographer's own description. */
export function AboutPart({ card, full }: PartProps) {
  const { about, specializations, available } = card;
  return (
    <div className={css.part}>
      {!available && <p className={css.unavailable}>{t('photographer.unavailable')}</p>}
      <DemoNote {...card} />
      <p className={css.about}>{full?.bio || about || t('photographer.noAbout')}</p>
      <SpecializationChips specializations={specializations} />
      {full && <WorkFacts {...full} />}
    </div>
  );
}

/** Ways to reach the photographer, and their own page. */
export function ContactPart({ card: { id, name, socialLinks, phone }, full }: PartProps) {
  const email = full?.email ?? null;
  const isEmpty = full !== null && socialLinks.length === 0 && !phone && !email;
  return (
    <div className={css.part}>
      {isEmpty && <Text tone={2}>{t('photographer.noContacts')}</Text>}
      <ContactFacts phone={phone} email={email} />
      <SocialLinks links={socialLinks} look="rows" />
      <PageLinks id={id} name={name} />
    </div>
  );
}
