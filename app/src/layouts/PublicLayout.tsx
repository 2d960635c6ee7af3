import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import css from './PublicLayout.module.css';
import { useSectionScroll } from '../navigation/useSectionScroll.ts';
import { contentId, SkipLink } from '../navigation/SkipLink.tsx';

/** Header, page, footer. Pages set their own margins, because some use the full width. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useSectionScroll();
  return (
    <div className={css.layout}>
      <SkipLink />
      <div className={css.top}>
        <Header />
      </div>
      <main id={contentId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The layout of the public pages. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
