import { Link, Wordmark } from '@portal/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { t } from '../texts.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { AccountActions } from './AccountActions.tsx';
import css from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { currentPlace, placesFrom } from '../navigation/places.ts';

/** The header. `auth` leaves out the navigation where the form has an image beside it. */
export function Header({ look = 'public' }: { look?: 'public' | 'auth' }) {
  const location = useLocation();
  return (
    <header className={css.header} data-look={look}>
      <RouterLink to="/" className={css.home} aria-label={t('nav.home')}>
        <Wordmark size={28} />
      </RouterLink>
      <nav className={css.nav} aria-label={t('nav.label')}>
        {placesFrom(location).map(({ id, href }) => (
          <Link key={id} href={href} tone="nav" {...currentPlace(href, location.pathname)}>
            {t(`nav.${id}`)}
          </Link>
        ))}
      </nav>
      <div className={css.actions}>
        <ThemeSwitch />
        <div className={css.account}>
          <AccountActions />
        </div>
        <div className={css.burger}>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
