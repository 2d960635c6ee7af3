import { BackgroundUploads } from '@portal/features/cabinet';
import { useSession } from '@portal/features/common/data';
import { LogoutDialog } from '@portal/features/session';
import { Avatar, Wordmark } from '@portal/ui';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LeaveQuestion } from '../guards/LeaveQuestion.tsx';
import { t } from '../texts.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import css from './CabinetLayout.module.css';
import { CabinetSidebar } from './CabinetSidebar.tsx';
import { CabinetTabBar } from './CabinetTabBar.tsx';
import { contentId, SkipLink } from '../navigation/SkipLink.tsx';

/** The cabinet's layout: a sidebar on wide screens, a header and a tab bar on narrow ones. */
export function CabinetLayout() {
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const askToLeave = () => setLeaving(true);
  return (
    <BackgroundUploads>
      <div className={css.layout}>
        <SkipLink />
        <header className={css.header}>
          <Link to="/" className={css.home} aria-label={t('nav.home')}>
            <Wordmark />
          </Link>
          <div className={css.actions}>
            <ThemeSwitch />
            {session.state === 'signed-in' && (
              <Link to="/dashboard/profile" className={css.avatar} aria-label={t('cabinet.profile')}>
                <Avatar src={session.user.avatar} name={session.user.firstName} size={32} loading="eager" />
              </Link>
            )}
          </div>
        </header>
        <CabinetSidebar onLeave={askToLeave} />
        <main id={contentId} tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
        <CabinetTabBar onLeave={askToLeave} />
        <LeaveQuestion isSigningOut={isLeaving} />
        <LogoutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
      </div>
    </BackgroundUploads>
  );
}
