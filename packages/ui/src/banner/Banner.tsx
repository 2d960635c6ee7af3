import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './Banner.module.css';

const icons = { ok: 'ok', err: 'err', warn: 'alert', info: 'info' } as const;

interface BannerProps {
  tone: keyof typeof icons;
  title: ReactNode;
  children?: ReactNode;
}

/** A lasting message inside the page. Messages that come and go are toasts. */
export function Banner({ tone, title, children }: BannerProps) {
  return (
    <div className={css.banner} data-tone={tone}>
      <span className={css.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
      </div>
    </div>
  );
}
