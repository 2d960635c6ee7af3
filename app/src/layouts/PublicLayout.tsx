import { type ReactNode, useEffect } from 'react';
import { Outlet, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import css from './PublicLayout.module.css';
import { contentId, SkipLink } from '../navigation/SkipLink.tsx';

const interventions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A link to a section scrolls there before the content above it has loaded, which then pushes it away: the section is scrolled into view again each
 * time the page grows, until the visitor interacts. Back and a reload have their own scroll position.
 */
function useSectionScroll(): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (hash === '' || isBack) return undefined;
    const observer = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      for (const type of interventions) removeEventListener(type, stop, { capture: true });
    };
    for (const type of interventions) addEventListener(type, stop, { capture: true, passive: true });
    return stop;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same link again leads there again
  }, [hash, key, isBack]);
}

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
