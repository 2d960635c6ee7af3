import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { IconName } from '../icon/Icon.tsx';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastNote {
  /** Decides the colour, the icon, how long it stays and whether it interrupts a screen reader. */
  type: ToastType;
  /** What happened, in two or three words. */
  title: string;
  /** What it means, or what to do. */
  message?: string | undefined;
}

/** The icon of each kind. */
export const toastIcons = { success: 'ok', error: 'err', warning: 'alert', info: 'info' } as const satisfies Record<ToastType, IconName>;

export interface ShownToast extends ToastNote {
  /** When it was shown, in milliseconds since 1970. */
  timestamp: number;
}

/** How long each kind stays, in milliseconds, and how many are shown at once. */
export const toastTimeouts = { success: 5000, error: 8000, warning: 7000, info: 5000 } as const satisfies Record<ToastType, number>;
const maxToasts = 5;

/** Equal ones do not stack. React Aria's own limit only hides older toasts and shows them again later: here the oldest is closed for good. */
class BoundedQueue extends ToastQueue<ShownToast> {
  override add(content: ShownToast, options?: Parameters<ToastQueue<ShownToast>['add']>[1]): string {
    // Repeated clicks repeat a message: the newest of equal ones replaces the others.
    for (const { key: old, content: shown } of this.visibleToasts) {
      if (shown.type === content.type && shown.title === content.title && shown.message === content.message) this.close(old);
    }
    const key = super.add(content, options);
    for (const { key: oldest } of this.visibleToasts.slice(maxToasts)) this.close(oldest);
    return key;
  }
}

/** What `ToastRegion` renders. Newest first. */
export const toastQueue = new BoundedQueue();

/** Shows notifications from anywhere; `ToastRegion`, mounted once, renders them. */
export const toasts = {
  /** Returns the id of the notification. */
  show: (note: ToastNote): string => toastQueue.add({ ...note, timestamp: Date.now() }, { timeout: toastTimeouts[note.type] }),
  close: (id: string): void => toastQueue.close(id),
  clear: (): void => toastQueue.clear(),
  /** The toasts on the screen now, newest first. */
  list: (): (ShownToast & { id: string })[] => toastQueue.visibleToasts.map(({ key, content }) => ({ id: key, ...content })),
};
