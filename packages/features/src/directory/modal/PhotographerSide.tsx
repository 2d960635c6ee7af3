import type { Photographer, PhotographerCard } from '@portal/api';
import { Avatar, Button, Icon, ScrollArea, Text } from '@portal/ui';
import { formatRubles } from '../../common/texts/index.ts';
import { Rating, SocialLinks, SpecializationChips } from '../../common/cards/index.ts';
import { contact } from '../portfolio/contact.ts';
import { DemoNote } from '../portfolio/DemoNote.tsx';
import { ContactFacts, WorkFacts } from '../portfolio/Facts.tsx';
import { t } from '../texts.ts';
import { PageLinks } from './PageLinks.tsx';
import css from './PhotographerSide.module.css';

interface PhotographerSideProps {
  card: PhotographerCard;
  /** Null while it is loading: the card's data are shown until then. */
  full: Photographer | null;
}

/** Who it is and how to reach them: the left column of a large screen. */
export function PhotographerSide({ card, full }: PhotographerSideProps) {
  const { name, avatar, city, rating, price, specializations, about, available, socialLinks, id } = card;
  return (
    <div className={css.side}>
      <ScrollArea className={css.scroll}>
        <Avatar src={avatar} name={name} size={104} fallback="photo" />
        {/* Hidden from screen readers, which read the dialog's own title. */}
        <p className={css.name} aria-hidden="true">
          {name}
        </p>
        <div className={css.where}>
          {city && (
            <span className={css.city}>
              <Icon name="pin" size={18} />
              {city}
            </span>
          )}
          <Rating value={rating} />
        </div>
        <p>
          {price === null ? (
            <Text as="span" tone={2}>
              {t('photographer.noPrice')}
            </Text>
          ) : (
            <>
              <span className={css.amount}>{formatRubles(price)}</span> <span className={css.unit}>{t('photographer.perHour')}</span>
            </>
          )}
        </p>
        {!available && <p className={css.unavailable}>{t('photographer.unavailable')}</p>}
        <SpecializationChips specializations={specializations} />
        <p className={css.about}>{full?.bio || about || t('photographer.noAbout')}</p>
        {full && <WorkFacts {...full} />}
        {full && <ContactFacts {...full} />}
      </ScrollArea>
      <div className={css.foot}>
        <DemoNote {...card} />
        <Button size="lg" isWide onPress={contact}>
          {t('photographer.contact')}
        </Button>
        <div className={css.links}>
          <SocialLinks links={socialLinks} look="icons" />
          <PageLinks id={id} name={name} />
        </div>
      </div>
    </div>
  );
}
