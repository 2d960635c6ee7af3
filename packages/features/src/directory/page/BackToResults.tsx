import { isPlainClick, Link } from '@portal/ui';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readAddress, writeAddress } from '../list/address.ts';
import { t } from '../texts.ts';

/** The query of the list that the visitor came from; null when they came otherwise. */
function queryOf(state: unknown): URLSearchParams | null {
  if (typeof state !== 'object' || state === null || !('results' in state) || typeof state.results !== 'string') return null;
  return new URLSearchParams(state.results);
}

/** The same without what was open over the list. */
function resultsOf(state: unknown): string | null {
  const query = queryOf(state);
  return query && String(writeAddress(new URLSearchParams(), readAddress(query)));
}

const never = () => () => {};

/**
 * A link back to the results with their filters, or to the directory for visitors who came otherwise. Where the list itself is the entry before this one,
 * it is gone back to: the place and the focus in it are still there.
 */
export function BackToResults() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  // The server knows no router state: a reloaded page is hydrated as it was rendered, and changed after that.
  const results = useSyncExternalStore(
    never,
    () => resultsOf(state),
    () => null,
  );
  function goBack(event: MouseEvent): void {
    const isEntryBefore = results !== null && queryOf(state)?.toString() === results;
    if (!isEntryBefore || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link tone="quiet" href={results ? `/photographers?${results}` : '/photographers'} onClick={goBack}>
      {results === null ? t('photographer.all') : t('photographer.results')}
    </Link>
  );
}
