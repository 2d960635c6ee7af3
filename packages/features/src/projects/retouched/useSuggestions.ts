import { acceptSuggestions, dismissSuggestions, listSuggestions, type Retouched, type Suggestion } from '@portal/api';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { notifyError, useApi, useRead, useReload } from '../../common/data/index.ts';
import { t } from '../texts.ts';

interface LikelyOriginals {
  /** Of all photos that were compared so far, without those that were refused here. Null: not loaded. */
  suggestions: readonly Suggestion[] | null;
  /** Compares the photos that are left, beside what was found before; null: none is left. */
  searchFurther: (() => void) | null;
  isSearching: boolean;
  accept: (some: readonly Suggestion[]) => Promise<void>;
  dismiss: (photos: readonly number[], isDismissed: boolean) => Promise<void>;
  /** Ids of photos whose suggestion was refused here. */
  dismissed: readonly number[];
}

/** The likely originals of the photos of a project that have none. */
export function useSuggestions(projectId: number, onJoined: (photos: readonly Retouched[]) => void): LikelyOriginals {
  const call = useApi();
  const reload = useReload();
  const [after, setAfter] = useState(0);
  // Found before the search went further, and perhaps not decided yet.
  const [earlier, setEarlier] = useState<readonly Suggestion[]>([]);
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const params = { id: projectId };
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
  const page = result.state === 'ready' ? result.data : null;
  const refused = new Set(dismissed);
  const found = [...earlier, ...(page?.suggestions ?? [])].filter(({ retouchedId }) => !refused.has(retouchedId));
  const goOn = (next: number) => () => {
    setEarlier([...earlier, ...(page?.suggestions ?? [])]);
    setAfter(next);
  };
  const searchFurther = result.state === 'failed' ? result.retry : page && page.next !== null ? goOn(page.next) : null;
  return {
    suggestions: page || after > 0 ? found : null,
    searchFurther: after === 0 && !page ? null : searchFurther,
    isSearching: after > 0 && result.state === 'loading',
    accept,
    dismiss,
    dismissed,
  };
}
