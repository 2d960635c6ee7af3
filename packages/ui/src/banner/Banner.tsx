import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './Banner.module.css';

const icons = { ok: 'ok', err: 'err', warn: 'alert', info: 'info' } as const;

interface BannerProps {
  /** Success, error, warning, information. */
  tone: keyof typeof icons;
  /** The message, in one line. */
  title: ReactNode;
  /** Its consequence, or what to do. */
  children?: ReactNode;
  /** Answers a user's action: screen readers announce it when it appears. An error is announced by default. */
  isLive?: boolean | undefined;
}

/** A permanent message in the page. Temporary messages are toasts. */
export function Banner({ tone, title, children, isLive = tone === 'err' }: BannerProps) {
  const role = tone === 'err' ? 'alert' : 'status';
  return (
    <div className={css.banner} data-tone={tone} role={isLive ? role : undefined}>
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
