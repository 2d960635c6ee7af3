import { breakpoints, Image, useMediaQuery } from '@portal/ui';
import { Outlet, useMatches } from 'react-router-dom';
import { Header } from '../header/Header.tsx';
import css from './AuthLayout.module.css';
import { contentId, SkipLink } from '../navigation/SkipLink.tsx';

const images = { window: 12, caps: 24 } as const;

/** A form, and on wide screens a photo with a film edge beside it. Narrow screens never load it. */
export function AuthLayout() {
  const isWide = useMediaQuery(`(width >= ${breakpoints.lg}rem)`);
  const isRegister = useMatches().some(({ pathname }) => pathname === '/register');
  const name = isRegister ? 'caps' : 'window';
  const no = images[name];
  return (
    <div className={css.layout}>
      <SkipLink />
      <div className={css.side}>
        <Header look="auth" />
        <main id={contentId} tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
      {isWide && (
        <div className={css.image} aria-hidden="true">
          <Image src={`/pictures/${name}.jpg`} alt="" loading="eager" />
          <div className={css.edge}>
            <span>{no}</span>
            <span className={css.half}>{no}А</span>
            <span>ДИАФРАГМА 400</span>
            <span>{no + 1}</span>
          </div>
        </div>
      )}
    </div>
  );
}
