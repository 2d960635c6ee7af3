import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { texts } from '../texts.ts';
import { Toast } from './Toast.tsx';
import css from './ToastRegion.module.css';
import { toastQueue } from './toasts.ts';

interface ToastRegionProps {
  /** What a screen reader calls the place. */
  label?: string | undefined;
  /** What a screen reader calls the cross. */
  closeLabel?: string | undefined;
}

/**
 * Tells the page how high the notices are, so that they cover nothing that is worked on: dialogs end above them, and a field
 * with the focus is scrolled out from under them.
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
    if (height > before && focused?.matches('input, textarea')) focused.scrollIntoView({ block: 'nearest' });
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

/** Where notifications stand. Mounted once; `toasts.show` fills it (NOTE-06…12). */
export function ToastRegion({ label = texts.toast.region, closeLabel = texts.toast.close }: ToastRegionProps) {
  return (
    <AriaToastRegion ref={watchHeight} queue={toastQueue} className={css.region} aria-label={label}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}
