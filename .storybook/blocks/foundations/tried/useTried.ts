import { useSyncExternalStore } from 'react';
import { onTried, type Tried, triedTokens } from './triedStore.ts';

/** The values that are tried out in this browser. */
export const useTried = (): Tried => useSyncExternalStore(onTried, triedTokens);
