import type { DirectoryQuery } from '@portal/api';
import { isSameQuery } from './address.ts';

/** What the list is doing. */
export type ListRound =
  /** Shows that it loads; null: nothing may be requested yet. `isYoung`: not for its minimum time yet. `wait` counts these times. */
  | { step: 'loading'; requested: DirectoryQuery | null; isFirst: boolean; isYoung: boolean; wait: number }
  /** Another query was requested a moment ago; the next look shows whether its list is cached. */
  | { step: 'requested'; requested: DirectoryQuery; isFirst: boolean; wait: number }
  /** The answer is shown. `isFirst`: of the first query of the visit. */
  | { step: 'shown'; requested: DirectoryQuery; isFirst: boolean; wait: number };

export type ListEvent =
  /** `wanted` by the visitor; null: not known yet. `cached`: an older list is there, and its answer is still pending. `isBack`: the visitor navigated back. */
  | { type: 'look'; wanted: DirectoryQuery | null; answer: 'pending' | 'cached' | 'settled'; isBack: boolean }
  /** The loading state was shown for the minimum time: one that flashes is worse than a short one. */
  | { type: 'aged'; wait: number };

export const firstRound = (wanted: DirectoryQuery | null): ListRound =>
  wanted
    ? { step: 'requested', requested: wanted, isFirst: true, wait: 0 }
    : { step: 'loading', requested: null, isFirst: true, isYoung: true, wait: 0 };

/**
 * The next round (ledger CON-16): never two lists at once. A change during a load waits for its end; then one load follows, with the newest query. The
 * same query twice is one load. The same object where nothing has changed.
 */
export function nextRound(round: ListRound, event: ListEvent): ListRound {
  const isYoung = round.step === 'loading' && round.isYoung;
  if (event.type === 'aged') return isYoung && round.wait === event.wait ? { ...round, isYoung: false } : round;
  const { wanted, answer, isBack } = event;
  const { requested, isFirst, wait } = round;
  const isWanted = requested !== null && wanted !== null && isSameQuery(requested, wanted);
  if (wanted && !isWanted && (requested === null || answer === 'settled')) {
    const change = { requested: wanted, isFirst: requested === null };
    return isYoung ? { ...round, ...change } : { step: 'requested', ...change, wait };
  }
  // On Back a cached list is shown at once, at its scroll position; a new query always waits for its answer.
  const isHere = isWanted && (answer === 'settled' || (answer === 'cached' && (isBack || isFirst)));
  if (isHere) return isYoung || round.step === 'shown' ? round : { step: 'shown', requested, isFirst, wait };
  return round.step === 'loading' ? round : { step: 'loading', requested, isFirst, isYoung: true, wait: wait + 1 };
}
