import { limits } from '@portal/api';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { CardFacts } from '../completion/completion.ts';
import { factsOfForm, type ProfileForm } from './form.ts';
import { useDebounced } from './useDebounced.ts';

/** How complete the card is while it is typed, a moment later than the last key (D2 §4). */
export function useCardFacts(control: Control<ProfileForm>, avatar: string | null, hasPortfolio: boolean): CardFacts {
  const values = useWatch({ control }) as ProfileForm;
  const facts = useMemo(() => factsOfForm(values, avatar, hasPortfolio), [values, avatar, hasPortfolio]);
  return useDebounced(facts, limits.completionDebounceMs);
}
