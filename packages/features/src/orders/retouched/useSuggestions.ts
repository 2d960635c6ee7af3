import { acceptSuggestions, dismissSuggestions, listSuggestions, type Retouched, type Suggestion } from '@portal/api';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { notifyError, type ReadState, useApi, useRead, useReload } from '../../common/index.ts';
import { t } from '../texts.ts';

interface LikelyOriginals {
  result: ReadState<{ suggestions: Suggestion[]; next: number | null }>;
  /** Requests the suggestions after the last photo that was compared. */
  searchFurther: (after: number) => void;
  accept: (some: readonly Suggestion[]) => Promise<void>;
  dismiss: (photos: readonly number[], isDismissed: boolean) => Promise<void>;
  /** Ids of photos whose suggestion was refused here. */
  dismissed: readonly number[];
}

/** The likely originals of the photos of an order that have none. */
export function useSuggestions(orderId: number, onJoined: (photos: readonly Retouched[]) => void): LikelyOriginals {
  const call = useApi();
  const reload = useReload();
  const [after, setAfter] = useState(0);
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const params = { id: orderId };
  const given = { params, query: { after } };
  const result = useRead(listSuggestions, given);
  const accept = async (some: readonly Suggestion[]): Promise<void> => {
    const pairs = some.map(({ retouchedId, originalId }) => ({ retouchedId, originalId }));
    try {
      onJoined(await call(acceptSuggestions, { params, body: { pairs } }));
      toasts.show({ type: 'success', title: t('retouched.suggestions.joined', { count: pairs.length }) });
    } catch (error) {
      notifyError(t('retouched.suggestions.notJoined'), error);
    }
  };
  const dismiss = async (ids: readonly number[], isDismissed: boolean): Promise<void> => {
    try {
      await call(dismissSuggestions, { params, body: { ids: [...ids], isDismissed } });
      setDismissed(isDismissed ? [...dismissed, ...ids] : []);
      await reload(listSuggestions, given);
    } catch (error) {
      notifyError(t('retouched.suggestions.notDismissed'), error);
    }
  };
  return { result, searchFurther: setAfter, accept, dismiss, dismissed };
}
