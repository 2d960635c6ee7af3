import { Icon } from '../icon/Icon.tsx';
import css from './Toast.module.css';
import { type ToastNote, toastIcons } from './toasts.ts';

/** For stories: a toast as a picture, in the page, without time and without a cross. */
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
    </div>
  );
}
