import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { texts } from '../texts.ts';
import css from './Toast.module.css';
import { type ToastNote, toastIcons } from './toasts.ts';

/** For stories: a toast as a picture, in the page, without time, and with a cross that closes nothing. */
export function StillToast({ type, title, message }: ToastNote) {
  return (
    <div className={css.toast} data-type={type}>
      <span className={css.icon}>
        <Icon name={toastIcons[type]} />
      </span>
      <div className={css.words}>
        <span className={css.title}>{title}</span>
        {message && <span className={css.message}>{message}</span>}
      </div>
      <span className={css.close}>
        <IconButton icon="close" size="sm" label={texts.toast.close} onPress={() => undefined} />
      </span>
    </div>
  );
}
