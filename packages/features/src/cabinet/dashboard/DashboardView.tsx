import { errorText, type Project, type RequestError, type Tutorial } from '@portal/api';
import { ErrorState, Heading } from '@portal/ui';
import type { ReadState } from '../../common/index.ts';
import type { CardFacts } from '../completion/completion.ts';
import { t } from '../texts.ts';
import css from './DashboardView.module.css';
import { Figures } from './Figures.tsx';
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
