import { errorText, type RequestError } from '@portal/api';
import { ErrorState, Heading } from '@portal/ui';
import type { CardFacts } from '../completion/completion.ts';
import { t } from '../texts.ts';
import css from './DashboardView.module.css';
import { NextSteps, NextStepsLoading } from './NextSteps.tsx';

/** What is known of the own card. */
export type CardReading =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'ready'; facts: CardFacts };

interface DashboardViewProps {
  firstName: string;
  card: CardReading;
}

/** The greeting, and how far the card is filled. */
export function DashboardView({ firstName, card }: DashboardViewProps) {
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
    </div>
  );
}
