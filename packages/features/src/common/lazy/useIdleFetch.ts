import { useEffect } from 'react';
import type { LazyModule } from './lazyModule.ts';

/** Milliseconds where the browser does not say when it is idle: Safari. */
const FALLBACK_MS = 500;

/** Fetches code when the page is at rest, so that the click that needs it is answered at once. The click reports a failure. */
export function useIdleFetch(module: LazyModule<unknown>): void {
  useEffect(() => {
    const fetchQuietly = () => void module.fetch().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchQuietly, FALLBACK_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchQuietly);
    return () => cancelIdleCallback(request);
  }, [module]);
}
