import { Banner } from '@portal/ui';
import { type Control, useWatch } from 'react-hook-form';
import { type CardFacts, isCardComplete } from '../../completion/completion.ts';
import { CompletionPanel } from '../../completion/CompletionPanel.tsx';
import { t } from '../../texts.ts';
import { factsOfForm, type ProfileForm } from '../form.ts';
import { limits } from '@portal/api';
import { useEffect, useMemo, useState } from 'react';

/** The value, debounced by `milliseconds`. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return late;
}

/** How complete the card is while it is typed, updated a moment after the last key (D2 §4). */
function useCardFacts(control: Control<ProfileForm>, avatar: string | null, hasPortfolio: boolean): CardFacts {
  const values = useWatch({ control }) as ProfileForm;
  const facts = useMemo(() => factsOfForm(values, avatar, hasPortfolio), [values, avatar, hasPortfolio]);
  return useDebounced(facts, limits.completionDebounceMs);
}

interface LiveProps {
  control: Control<ProfileForm>;
  avatar: string | null;
  hasPortfolio: boolean;
}

/** Computes the completion of the typed values. It subscribes itself, so that typing does not re-render the whole form. */
export function LiveCompletion({ control, avatar, hasPortfolio, look }: LiveProps & { look: 'panel' | 'bar' }) {
  return <CompletionPanel card={useCardFacts(control, avatar, hasPortfolio)} look={look} />;
}

/** The green banner of a saved, complete card; it disappears when the first part is removed. */
export function CompleteBanner({ control, avatar, hasPortfolio }: LiveProps) {
  if (!isCardComplete(useCardFacts(control, avatar, hasPortfolio))) return null;
  return (
    <Banner tone="ok" title={t('profile.complete')}>
      {t('profile.completeText')}
    </Banner>
  );
}
