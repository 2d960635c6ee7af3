import { errorText, type Project, type RequestError, type Tutorial } from '@portal/api';
import { ErrorState, Heading, type Stat, StatRow } from '@portal/ui';
import type { ReadState } from '../../common/index.ts';
import type { CardFacts } from '../completion/completion.ts';
import { t } from '../texts.ts';
import css from './DashboardView.module.css';
import { Films } from './Films.tsx';
import { NextSteps, NextStepsLoading } from './NextSteps.tsx';

/** What is known of the own card. */
export type CardState =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'ready'; facts: CardFacts };

interface DashboardViewProps {
  firstName: string;
  card: CardState;
  /** Null: not known yet. What is below waits, so that nothing moves. */
  films: readonly Tutorial[] | null;
  projects: ReadState<Project[]>;
}

/** The greeting, how far the card is filled, films to begin with, and figures. */
export function DashboardView({ firstName, card, films, projects }: DashboardViewProps) {
  return (
    <div className={css.page}>
      <Heading level={1}>{firstName ? t('dashboard.greeting', { name: firstName }) : t('dashboard.greetingNameless')}</Heading>
      {card.state === 'loading' && <NextStepsLoading />}
      {card.state === 'failed' && (
        <ErrorState title={t('dashboard.failed')} onRetry={card.retry}>
          {errorText(card.error)}
        </ErrorState>
      )}
      {card.state === 'ready' && <NextSteps card={card.facts} />}
      {card.state !== 'loading' && films !== null && (
        <>
          <Films films={films} />
          <Figures projects={projects} />
        </>
      )}
    </div>
  );
}

/** Four figures. Only what the portal really counts has a number; the rest shows that there is none yet (ledger OPEN-41). */
function Figures({ projects }: { projects: ReadState<Project[]> }) {
  const nothing = { value: null, caption: t('dashboard.figures.none') };
  const figures: Stat[] = [
    { label: t('dashboard.figures.clients'), ...nothing },
    { label: t('dashboard.figures.projects'), ...projectFigure(projects) },
    { label: t('dashboard.figures.income'), ...nothing },
    { label: t('dashboard.figures.rating'), value: null, caption: t('dashboard.figures.noRating') },
  ];
  return (
    <section className={css.section}>
      <Heading level={2} look="title-2">
        {t('dashboard.figures.title')}
      </Heading>
      <StatRow stats={figures} isPending={projects.state === 'loading'} />
    </section>
  );
}

function projectFigure(projects: ReadState<Project[]>): Pick<Stat, 'value' | 'caption'> {
  if (projects.state !== 'ready') return { value: null, caption: t('dashboard.figures.failed') };
  const active = projects.data.filter(({ archivedAt }) => archivedAt === null).length;
  return { value: projects.data.length, caption: t('dashboard.figures.active', { count: active }) };
}
