import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { texts } from '../texts.ts';
import { Toast } from './Toast.tsx';
import css from './ToastRegion.module.css';
import { toastQueue } from './toasts.ts';

interface ToastRegionProps {
  /** The accessible name of the region. */
  label?: string | undefined;
  /** The accessible name of the close button. */
  closeLabel?: string | undefined;
}

/** Whether a notice may cover it: in a wide window only what reaches into the corner. */
function isOver(region: HTMLElement, focused: Element): boolean {
  const [corner, field] = [region.getBoundingClientRect(), focused.getBoundingClientRect()];
  return corner.left < field.right && corner.right > field.left;
}

/**
 * Sets the height of the notices as a custom property, so that they cover nothing in use: dialogs end above them, and a focused field is scrolled out
 * from under them.
 */
function watchHeight(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const { style } = document.documentElement;
  const viewport = window.visualViewport;
  let before = 0;
  const measure = () => {
    const height = region.offsetHeight;
    style.setProperty('--toast-height', `${height}px`);
    style.setProperty('--toast-lift', `${viewport ? Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)) : 0}px`);
    const focused = document.activeElement;
    if (height > before && focused?.matches('input, textarea') && isOver(region, focused)) focused.scrollIntoView({ block: 'nearest' });
    before = height;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(region);
  viewport?.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    viewport?.removeEventListener('resize', measure);
    for (const name of ['--toast-height', '--toast-lift']) style.removeProperty(name);
  };
}

/** Where notifications are shown. Mounted once; `toasts.show` fills it (NOTE-06…12). */
export function ToastRegion({ label = texts.toast.region, closeLabel = texts.toast.close }: ToastRegionProps) {
  return (
    <AriaToastRegion ref={watchHeight} queue={toastQueue} className={css.region} aria-label={label}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}
