import { Turn } from '@portal/features/common';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import css from './PublicLayout.module.css';
import { contentId, SkipLink } from '../navigation/SkipLink.tsx';

/** Head, page, foot. Pages keep to the margins themselves: some of them draw to the edges. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.layout}>
      <SkipLink />
      <Header />
      <main id={contentId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Turn>
        <Footer />
      </Turn>
    </div>
  );
}

/** The public pages in their frame. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
