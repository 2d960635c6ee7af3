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

/** Where notifications stand. Mounted once; `toasts.show` fills it (NOTE-06…12). */
export function ToastRegion({ label = texts.toast.region, closeLabel = texts.toast.close }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toastQueue} className={css.region} aria-label={label}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}
