import { type SessionState, useSession } from '@portal/features/common/data';
import { LogoutDialog } from '@portal/features/session';
import { Modal, Wordmark } from '@portal/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signInState } from '../navigation/wantedPath.ts';
import { isGuest } from './isGuest.ts';
import { t } from '../texts.ts';
import css from './MobileMenuList.module.css';
import { currentPlace, placesFrom } from '../navigation/places.ts';

interface MobileMenuListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** While the session is checked there are no sign-in links, unless the server has found the token invalid. */
function accountOf(session: SessionState) {
  if (isGuest(session)) {
    return [
      { href: '/login', label: t('nav.login') },
      { href: '/register', label: t('nav.register') },
    ];
  }
  const isKnown = session.state === 'signed-in' || (session.state === 'checking' && session.summary);
  return isKnown ? [{ href: '/dashboard', label: t('nav.cabinet') }] : [];
}

/** The navigation as a full-screen dialog. */
export function MobileMenuList({ isOpen, onClose }: MobileMenuListProps) {
  const session = useSession();
  const location = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    onClose();
    setLeaving(true);
  };
  const isSignedIn = session.state === 'signed-in';
  const links = [...placesFrom(location).map(({ id, href }) => ({ href, label: t(`nav.${id}`) })), ...accountOf(session)];
  return (
    <>
      <Modal isOpen={isOpen} onOpenChange={onClose} size="menu" title={t('nav.menu')} isTitleHidden header={<Wordmark size={28} />}>
        <nav className={css.list} aria-label={t('nav.label')}>
          {links.map(({ href, label }) => (
            <Link
              key={href}
              to={href}
              state={signInState(location, href)}
              replace
              className={css.link}
              {...currentPlace(href, location.pathname)}
            >
              {label}
            </Link>
          ))}
          {isSignedIn && (
            <button type="button" className={css.link} onClick={leave}>
              {t('nav.logout')}
            </button>
          )}
        </nav>
      </Modal>
      <LogoutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
    </>
  );
}
