import type { DirectoryQuery } from '@portal/api';
import { isSameQuery } from './address.ts';

interface Round {
  /** The query requested last. */
  requested: DirectoryQuery;
  /** What the visitor wants now. */
  wanted: DirectoryQuery;
  /** The answer to `requested` is still pending. */
  isBusy: boolean;
}

/**
 * The next query to request (ledger CON-16): never two lists at once. A change during a load waits for its end; then one load follows, with the
 * newest query. The same query twice is one load.
 */
export function nextRequest({ requested, wanted, isBusy }: Round): DirectoryQuery {
  return isBusy || isSameQuery(requested, wanted) ? requested : wanted;
}

/** Whether the requested query is the wanted one: results of an older query are never shown. */
export function isCurrent({ requested, wanted }: Pick<Round, 'requested' | 'wanted'>): boolean {
  return isSameQuery(requested, wanted);
}
