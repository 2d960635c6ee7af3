import { useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule.ts';

export interface FailedModule {
  state: 'failed';
  /** The retry is running. */
  isRetrying: boolean;
  /** A retry has failed as well: the portal may have been updated, or the browser caches the failure until a reload. */
  needsReload: boolean;
  retry: () => void;
}

type Fetched<T> = { state: 'loading' } | FailedModule | { state: 'ready'; value: T };

/** Code that is loaded once it is needed. The caller reports a failure, so that the screen around it stays. */
export function useLazyModule<T>(module: LazyModule<T>, isNeeded = true): Fetched<T> {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ attempt: number; hasFailed: boolean } | null>(null);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setEnded(null);
  }
  const { value } = module;
  const isMissing = value === null;
  useEffect(() => {
    // The value of this render: a later change still has to be reported.
    if (!isNeeded || !isMissing) return undefined;
    let isHere = true;
    const end = (hasFailed: boolean) => () => {
      if (isHere) setEnded({ attempt, hasFailed });
    };
    module.fetch().then(end(false), end(true));
    return () => {
      isHere = false;
    };
  }, [module, isNeeded, isMissing, attempt]);

  if (value !== null) return { state: 'ready', value };
  if (!ended?.hasFailed) return { state: 'loading' };
  const retry = () => setAttempt(ended.attempt + 1);
  return { state: 'failed', isRetrying: ended.attempt !== attempt, needsReload: ended.attempt > 0, retry };
}
