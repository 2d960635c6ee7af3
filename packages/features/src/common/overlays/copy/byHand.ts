import { createLazyModule } from '../lazy/lazyModule.ts';
import type { Uncopied } from './CopyByHandDialog.tsx';

type Code = Pick<typeof import('./CopyByHandDialog.tsx'), 'CopyByHandDialog'>;

/** The dialog's code: few people ever need it. */
export const dialogCode = createLazyModule<Code>(() => import('./CopyByHandDialog.tsx'));

let shown: Uncopied | null = null;
const listeners = new Set<() => void>();

/** What `CopyByHand` shows. */
export const byHand = {
  now: () => shown,
  show: (next: Uncopied | null) => {
    shown = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
