import { Link } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readAddress, writeAddress } from '../list/address.ts';
import { t } from '../texts.ts';

/** The query of the list that the visitor came from, without what was open over it; null when they came otherwise. */
function resultsOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('results' in state) || typeof state.results !== 'string') return null;
  return String(writeAddress(new URLSearchParams(), readAddress(new URLSearchParams(state.results))));
}

const never = () => () => {};

/** A link back to the results with their filters, or to the directory for visitors who came otherwise. */
export function BackToResults() {
  const { state } = useLocation();
  // The server knows no router state: a reloaded page is hydrated as it was rendered, and changed after that.
  const results = useSyncExternalStore(
    never,
    () => resultsOf(state),
    () => null,
  );
  return (
    <Link tone="quiet" href={results ? `/photographers?${results}` : '/photographers'}>
      {results === null ? t('photographer.all') : t('photographer.results')}
    </Link>
  );
}
