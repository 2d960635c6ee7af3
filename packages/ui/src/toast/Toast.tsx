import { useEffect, useRef } from 'react';
import { Text, type QueuedToast, UNSTABLE_Toast as AriaToast, UNSTABLE_ToastContent as ToastContent } from 'react-aria-components/Toast';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import css from './Toast.module.css';
import { type ShownToast, toastIcons, toasts, toastTimeouts } from './toasts.ts';

interface ToastProps {
  toast: QueuedToast<ShownToast>;
  closeLabel: string;
}

/** One notification with its timer line. Success is announced politely, errors assertively. */
export function Toast({ toast, closeLabel }: ToastProps) {
  const { type, title, message } = toast.content;
  const ref = useRef<HTMLDivElement>(null);

  // React Aria pauses visible toasts when the pointer or focus enters; this one appeared after that.
  useEffect(() => {
    if (ref.current?.closest('[role="region"]')?.matches(':hover, :focus-within')) toast.timer?.pause();
  }, [toast.timer]);

  return (
    <AriaToast ref={ref} toast={toast} className={css.toast} data-type={type}>
      <span className={css.icon}>
        <Icon name={toastIcons[type]} />
      </span>
      <ToastContent className={css.words} role={type === 'error' || type === 'warning' ? 'alert' : 'status'}>
        <Text slot="title" className={css.title}>
          {title}
        </Text>
        {message && (
          <Text slot="description" className={css.message}>
            {message}
          </Text>
        )}
      </ToastContent>
      <span className={css.close}>
        <IconButton icon="close" size="sm" label={closeLabel} onPress={() => toasts.close(toast.key)} />
      </span>
      <span className={css.timer} style={{ '--toast-timeout': `${toastTimeouts[type]}ms` }} />
    </AriaToast>
  );
}
