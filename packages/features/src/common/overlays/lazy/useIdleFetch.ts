import { whenIdle } from '@portal/ui';
import { useEffect } from 'react';
import type { LazyModule } from './lazyModule.ts';

/** Loads code when the page is idle, so that the click that needs it is answered at once. A failure is reported by the click. */
export function useIdleFetch(module: LazyModule<unknown>): void {
  useEffect(() => whenIdle(() => void module.fetch().catch(() => undefined)), [module]);
}
