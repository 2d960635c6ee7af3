import { Wordmark } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contentId, SkipLink } from '../navigation/SkipLink.tsx';
import { t } from '../texts.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import css from './ShareLayout.module.css';

/** The layout of the page of a link: no navigation, no account. */
export function ShareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={css.layout}>
      <SkipLink />
      <header className={css.header}>
        <Link to="/" className={css.home} aria-label={t('nav.home')}>
          <Wordmark size={24} />
        </Link>
        <ThemeSwitch />
      </header>
      <main id={contentId} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
