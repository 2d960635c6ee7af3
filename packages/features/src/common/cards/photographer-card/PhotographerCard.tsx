import { limits, type PhotographerCard as Photographer } from '@portal/api';
import { Avatar, Button, isPlainClick } from '@portal/ui';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { formatRubles } from '../../texts/index.ts';
import { Mosaic } from './Mosaic.tsx';
import css from './PhotographerCard.module.css';
import { Rating } from './Rating.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { SpecializationChips } from './SpecializationChips.tsx';
import { chosenFirst } from './specializations.ts';
import { t } from './texts.ts';

interface PhotographerCardProps {
  photographer: Photographer;
  /** Ids that the visitor filters by: they come first among the chips. */
  chosen?: readonly number[] | undefined;
  /** The photographer's own page, for those who open it in a new tab. Without it the name is plain text. */
  href?: string | undefined;
  /** A plain click anywhere on the card. */
  onOpen?: (() => void) | undefined;
  /** «Смотреть все». */
  onViewAll?: (() => void) | undefined;
  /** `preview` is the smaller one that a photographer sees beside the profile form. */
  variant?: 'card' | 'preview' | undefined;
  level?: 2 | 3 | 4 | undefined;
  /** The first card of the page. */
  isFirst?: boolean | undefined;
}

/** A photographer in the list. Renders its props and never fetches: the cabinet shows the same card. */
export function PhotographerCard({
  photographer,
  chosen = [],
  href,
  onOpen,
  onViewAll,
  variant = 'card',
  level = 3,
  isFirst = false,
}: PhotographerCardProps) {
  const { name, city, avatar, rating, price, about, available, portfolio, socialLinks, specializations, isDemo } = photographer;
  const nameId = useId();
  const Title = `h${level}` as const;
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  /** A click on a text of the card opens it, unless it ends a text selection. */
  const openByText = (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (!isControl && getSelection()?.isCollapsed !== false) open(event);
  };
  const title: ReactNode = href ? (
    <a className={css.link} href={href} onClick={open}>
      {name}
    </a>
  ) : (
    name
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link
    <article className={css.card} aria-labelledby={nameId} onClick={openByText}>
      <Mosaic photos={portfolio} name={name} specializations={specializations} isPreview={variant === 'preview'} isFirst={isFirst} />
      <div className={css.head}>
        <Avatar src={avatar} name={name} size={52} fallback="photo" />
        <div className={css.who}>
          <Title id={nameId} className={css.name}>
            {title}
          </Title>
          <div className={css.where}>
            {city && <span className={css.city}>{city}</span>}
            <Rating value={rating} />
            {isDemo && <span className={css.demo}>{t('demo')}</span>}
          </div>
        </div>
        <PriceLabel price={price} />
      </div>
      <p className={css.about}>{about || t('noAbout')}</p>
      {!available && <p className={css.unavailable}>{t('unavailable')}</p>}
      <div className={css.chips}>
        <SpecializationChips specializations={chosenFirst(specializations, chosen)} limit={limits.cardSpecializations} isOneLine />
      </div>
      {(onViewAll || socialLinks.length > 0) && (
        <div className={css.foot}>
          <div className={css.links}>
            <SocialLinks links={socialLinks} look="icons" />
          </div>
          {onViewAll && (
            <div className={css.all}>
              <Button tone="ghost" iconEnd="aright" onPress={onViewAll} aria-label={t('viewAllOf', { name })}>
                {t('viewAll')}
              </Button>
            </div>
          )}
        </div>
      )}
    </article>
  );
}

/** «3 500 ₽ в час», or that there is no price. */
function PriceLabel({ price }: { price: number | null }) {
  if (price === null) return <div className={css.noPrice}>{t('noPrice')}</div>;
  return (
    <div className={css.price}>
      <strong className={css.amount}>{formatRubles(price)}</strong>
      <span className={css.unit}>{t('perHour')}</span>
    </div>
  );
}
