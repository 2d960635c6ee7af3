import type { Photographer } from '@portal/api';
import { Avatar, Button, ButtonLink, EmptyState, ErrorState, Heading, Icon, Skeleton, Spinner, Text } from '@portal/ui';
import { useMemo } from 'react';
import { ContactFacts, WorkFacts } from '../portfolio/Facts.tsx';
import { albumsOf } from '../portfolio/portfolio.ts';
import type { PhotographerState } from '../portfolio/usePhotographer.ts';
import { t } from '../texts.ts';
import { BackToResults } from './BackToResults.tsx';
import css from './PhotographerView.module.css';
import { PortfolioWall } from './PortfolioWall.tsx';
import { formatRubles } from '../../common/texts/index.ts';
import { Rating, SocialLinks, SpecializationChips } from '../../common/cards/index.ts';
import { shareAddress } from '../../common/overlays/index.ts';
import { contact } from '../portfolio/contact.ts';
import { DemoNote } from '../portfolio/DemoNote.tsx';

interface PhotographerViewProps {
  detail: PhotographerState;
  onOpenPhoto: (number: number) => void;
}

/** A photographer's own page in each of its states. */
export function PhotographerView({ detail, onOpenPhoto }: PhotographerViewProps) {
  if (detail.state === 'loading') {
    return (
      <>
        <Back />
        <PageSkeleton />
      </>
    );
  }
  if (detail.state === 'not-found') {
    return (
      <div className={css.message}>
        <EmptyState
          level={1}
          title={t('photographer.notFound')}
          action={<ButtonLink href="/photographers">{t('photographer.toDirectory')}</ButtonLink>}
        >
          {t('photographer.notFoundText')}
        </EmptyState>
      </div>
    );
  }
  if (detail.state === 'failed') {
    return (
      <div className={css.message}>
        <ErrorState level={1} title={t('photographer.failed')} onRetry={detail.retry} />
      </div>
    );
  }
  return (
    <>
      <Back />
      <Found photographer={detail.photographer} onOpenPhoto={onOpenPhoto} />
    </>
  );
}

function Found({ photographer, onOpenPhoto }: { photographer: Photographer; onOpenPhoto: (number: number) => void }) {
  // Memoised while photos are opened and closed: with a new array the wall would measure again.
  const albums = useMemo(() => albumsOf(photographer, t('photographer.portfolio')), [photographer]);
  return (
    <div className={css.page}>
      <PhotographerAside photographer={photographer} />
      <div className={css.main}>
        <PortfolioWall albums={albums} onOpen={onOpenPhoto} />
        <Biography photographer={photographer} />
      </div>
    </div>
  );
}

function Back() {
  return (
    <div className={css.back}>
      <BackToResults />
    </div>
  );
}

function Biography({ photographer }: { photographer: Photographer }) {
  const { bio, about } = photographer;
  const known = (bio || about || '').trim();
  const paragraphs = (known || t('photographer.noAbout')).split(/\n\s*\n/);
  return (
    <section className={css.about}>
      <Heading level={2} look="title-1">
        {t('photographer.about')}
      </Heading>
      {paragraphs.map((paragraph, index) => (
        <Text key={index} look="reading" tone={known !== '' && index === 0 ? 1 : 2}>
          {paragraph}
        </Text>
      ))}
      <WorkFacts {...photographer} />
    </section>
  );
}

function PageSkeleton() {
  return (
    <div className={css.page}>
      <div className={css.side}>
        <Skeleton width={128} height={128} radius="round" />
        <Skeleton height={40} />
        <Skeleton width="60%" height={20} />
        <Skeleton height={52} radius="ctl" />
      </div>
      <div className={css.tiles}>
        <Spinner label={t('photographer.loading')} />
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
      </div>
    </div>
  );
}

/** Letters of the longest part of a name that stays in one line; a hyphen may end one. */
const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length + 1));

/** The person, the price and the contacts: sticky beside the portfolio. */
function PhotographerAside({ photographer }: { photographer: Photographer }) {
  const { id, name, avatar, city, rating, price, available, specializations, socialLinks } = photographer;
  return (
    <aside className={css.aside} aria-label={name}>
      <Avatar src={avatar} name={name} size={128} fallback="photo" alt={name} loading="eager" />
      <div className={css.who}>
        <div className={css.name} style={{ '--letters': longestWord(name) }}>
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
        <div className={css.scripted}>
          <Button size="lg" isWide onPress={contact}>
            {t('photographer.contact')}
          </Button>
        </div>
      </div>
      <div className={css.ways}>
        <div className={css.kinds}>
          <SpecializationChips specializations={specializations} size="md" />
        </div>
        <ContactFacts {...photographer} />
        <SocialLinks links={socialLinks} look="rows" />
        <div className={css.scripted}>
          <Button tone="ghost" isWide onPress={() => void shareAddress(`/photographer/${id}`, name)}>
            {t('photographer.share')}
          </Button>
        </div>
        <DemoNote {...photographer} />
      </div>
    </aside>
  );
}
