import { ButtonLink, CompletionMeter, Heading, Skeleton, Text, VisuallyHidden } from '@portal/ui';
import { type CardFacts, completionPercent, missingParts } from '../completion/completion.ts';
import { LeftToFill } from '../completion/LeftToFill.tsx';
import { t } from '../texts.ts';
import css from './NextSteps.module.css';

/** What is left to fill in on an incomplete card. */
export function NextSteps({ card }: { card: CardFacts }) {
  const percent = completionPercent(card);
  return (
    <section className={css.panel}>
      <CompletionMeter percent={percent} src={card.avatar} name={card.firstName} size={92} />
      <div className={css.words}>
        <Heading level={2} look="title-2">
          {t('dashboard.filled', { percent })}
        </Heading>
        <Text tone={2}>
          <LeftToFill missing={missingParts(card)} />.
        </Text>
      </div>
      <div className={css.action}>
        <ButtonLink href="/dashboard/profile" isWide>
          {t('dashboard.fill')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The skeleton while the card is loading. */
export function NextStepsLoading() {
  return (
    <output className={css.panel}>
      <VisuallyHidden>{t('dashboard.loading')}</VisuallyHidden>
      <Skeleton width={92} height={92} radius="round" />
      <div className={css.words}>
        <Skeleton width="min(360px, 80%)" height={30} />
        <Skeleton width="min(520px, 100%)" height={20} />
      </div>
    </output>
  );
}
