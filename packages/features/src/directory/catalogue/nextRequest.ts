import type { DirectoryQuery } from '@portal/api';
import { isSameQuery } from './address.ts';

interface Round {
  /** What the server was asked last. */
  asked: DirectoryQuery;
  /** What the visitor wants now. */
  wanted: DirectoryQuery;
  /** An answer to `asked` is still under way. */
  isBusy: boolean;
}

/**
 * What the server is asked (ledger CON-16): never two lists at once. A wish that changes during a load
 * waits for its end; then one load follows, with the newest wish. The same wish twice is one load.
 */
export function nextRequest({ asked, wanted, isBusy }: Round): DirectoryQuery {
  return isBusy || isSameQuery(asked, wanted) ? asked : wanted;
}

/** Whether what was asked is what the visitor wants: results of an older wish are never shown. */
export function isCurrent({ asked, wanted }: Pick<Round, 'asked' | 'wanted'>): boolean {
  return isSameQuery(asked, wanted);
}
