import { listPortfolios } from '@portal/api';
import { ButtonLink, CompletionMeter, FilmSteps, Heading, type IconName, Text } from '@portal/ui';
import { useRead } from '../../../common/data/index.ts';
import { type CardFacts, completionPercent } from '../../completion/completion.ts';
import css from './NextSteps.module.css';
import { type StepId, stepsOf } from './stepsOf.ts';
import { t } from './texts.ts';

const icons: Record<StepId, IconName> = {
  name: 'user',
  bio: 'edit',
  city: 'pin',
  avatar: 'image',
  categories: 'tag',
  portfolio: 'grid',
  email: 'mail',
  phone: 'phone',
  hourlyRate: 'clock',
  socialLinks: 'website',
};

export interface NextStepsProps {
  card: CardFacts;
}

/** What is left to fill in a card that is not full: a contact sheet, lit frame by frame. */
export function NextSteps({ card }: NextStepsProps) {
  const portfolios = useRead(listPortfolios, {});
  const [photo] = portfolios.state === 'ready' ? portfolios.data.flatMap(({ photos }) => photos) : [];
  const percent = completionPercent(card);
  const steps = stepsOf(card);
  const photos: { [Step in StepId]?: string | null } = { avatar: card.avatar, portfolio: photo?.thumbnail ?? null };
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <CompletionMeter percent={percent} src={card.avatar} name={card.firstName} size={92} />
        <div className={css.words}>
          <Heading level={2} look="title-2">
            {t('filled', { percent })}
          </Heading>
          <Text tone={2}>{t('left', { count: steps.filter(({ missing }) => missing).length })}</Text>
        </div>
        <div className={css.action}>
          <ButtonLink href="/dashboard/profile" isWide>
            {t('fill')}
          </ButtonLink>
        </div>
      </div>
      <FilmSteps
        label={t('label')}
        steps={steps.map(({ id, missing }) => ({
          id,
          icon: icons[id],
          label: t(`steps.${id}.${missing ? 'open' : 'done'}`),
          href: missing && `/dashboard/profile#${missing}`,
          src: photos[id],
        }))}
      />
    </section>
  );
}
