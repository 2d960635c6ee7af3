import { Link } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readAddress, writeAddress } from '../catalogue/address.ts';
import { t } from '../texts.ts';

/** The query of the list that led here, without what was open over it; null when no list did. */
function resultsOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('results' in state) || typeof state.results !== 'string') return null;
  return String(writeAddress(new URLSearchParams(), readAddress(new URLSearchParams(state.results))));
}

const never = () => () => {};

/** The way back to the results with their filters, or to the directory for who came otherwise. */
export function BackToResults() {
  const { state } = useLocation();
  // The server knows no router state: a page that is loaded again is hydrated as it was rendered, and changed then.
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
