import type { DirectoryQuery } from '@portal/api';
import { isSameQuery } from './address.ts';

interface Round {
  /** The query requested last. */
  asked: DirectoryQuery;
  /** What the visitor wants now. */
  wanted: DirectoryQuery;
  /** The answer to `asked` is still pending. */
  isBusy: boolean;
}

/**
 * The next query to request (ledger CON-16): never two lists at once. A change during a load waits for its end; then one load
 * follows, with the newest query. The same query twice is one load.
 */
export function nextRequest({ asked, wanted, isBusy }: Round): DirectoryQuery {
  return isBusy || isSameQuery(asked, wanted) ? asked : wanted;
}

/** Whether the requested query is the wanted one: results of an older query are never shown. */
export function isCurrent({ asked, wanted }: Pick<Round, 'asked' | 'wanted'>): boolean {
  return isSameQuery(asked, wanted);
}
