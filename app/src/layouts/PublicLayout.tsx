import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import css from './PublicLayout.module.css';
import { contentId, SkipLink } from './SkipLink.tsx';

/** Head, page, foot. Pages keep to the margins themselves: some of them draw to the edges. */
export function PublicLayout() {
  return (
    <div className={css.layout}>
      <SkipLink />
      <Header />
      <main id={contentId} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
