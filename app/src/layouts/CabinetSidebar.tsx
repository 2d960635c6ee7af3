import { CardPercent, UploadsPlace } from '@portal/features/cabinet';
import { useSession } from '@portal/features/common/data';
import { Avatar, Icon, Text, Wordmark } from '@portal/ui';
import { Link, NavLink } from 'react-router-dom';
import { t } from '../texts.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import css from './CabinetSidebar.module.css';

/** The sections of the cabinet, in the order of the navigation. */
const cabinetSections = [
  { id: 'home', href: '/dashboard', icon: 'home' },
  { id: 'profile', href: '/dashboard/profile', icon: 'user' },
  { id: 'projects', href: '/dashboard/projects', icon: 'folder' },
  { id: 'settings', href: '/dashboard/settings', icon: 'cog' },
  { id: 'education', href: '/dashboard/education', icon: 'book' },
  { id: 'news', href: '/dashboard/news', icon: 'news' },
] as const;

/** The cabinet's navigation on wide screens. */
export function CabinetSidebar({ onLeave }: { onLeave: () => void }) {
  const session = useSession();
  return (
    <div className={css.sidebar}>
      <Link to="/" className={css.home} aria-label={t('nav.home')}>
        <Wordmark />
      </Link>
      <nav className={css.nav} aria-label={t('cabinet.label')}>
        {cabinetSections.map(({ id, href, icon }) => (
          <NavLink key={id} to={href} end className={css.link}>
            <Icon name={icon} />
            {t(`cabinet.${id}`)}
            {id === 'profile' && (
              <span className={css.aside}>
                <CardPercent />
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <div className={css.foot}>
        <div className={css.uploads}>
          <UploadsPlace />
        </div>
        <ThemeSwitch look="row" />
        <button type="button" className={css.link} onClick={onLeave}>
          <Icon name="logout" />
          {t('cabinet.logout')}
        </button>
        {session.state === 'signed-in' && (
          <div className={css.user}>
            <Avatar src={session.user.avatar} name={session.user.firstName} size={40} />
            <div className={css.who}>
              <span className={css.name}>
                <Text look="body-s" as="span">
                  {`${session.user.firstName} ${session.user.lastName}`.trim()}
                </Text>
              </span>
              {session.user.email && (
                <span className={css.email} title={session.user.email}>
                  <Text look="caption" tone={2} as="span">
                    {session.user.email}
                  </Text>
                </span>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
