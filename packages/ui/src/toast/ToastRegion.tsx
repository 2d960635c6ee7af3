import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { texts } from '../texts.ts';
import { Toast } from './Toast.tsx';
import css from './ToastRegion.module.css';
import { toastQueue } from './toasts.ts';

interface ToastRegionProps {
  label?: string | undefined;
  closeLabel?: string | undefined;
}

/** Where notifications stand. Mounted once; `toasts.show` fills it. */
export function ToastRegion({ label = texts.toast.region, closeLabel = texts.toast.close }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toastQueue} className={css.region} aria-label={label}>
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  );
}
