import { useEffect } from 'react';
import type { LazyModule } from './lazyModule.ts';

/** The delay in milliseconds where the browser has no requestIdleCallback: Safari. */
const FALLBACK_MS = 500;

/** Loads code when the page is idle, so that the click that needs it is answered at once. A failure is reported by the click. */
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
