import { UploadsPlace } from '@portal/features/cabinet';
import { useLayer } from '@portal/features/common/overlays';
import { Icon, Modal, Wordmark } from '@portal/ui';
import { NavLink } from 'react-router-dom';
import menuCss from '../header/MobileMenuList.module.css';
import { t } from '../texts.ts';
import css from './CabinetTabBar.module.css';

/** The cabinet's navigation on narrow screens. */
export function CabinetTabBar({ onLeave }: { onLeave: () => void }) {
  const more = useLayer('more');
  const leave = () => {
    more.close();
    onLeave();
  };
  return (
    <div className={css.dock}>
      <UploadsPlace />
      <nav className={css.bar} aria-label={t('cabinet.label')}>
        <NavLink to="/dashboard" end className={css.tab}>
          <Icon name="home" size={22} />
          {t('cabinet.home')}
        </NavLink>
        <NavLink to="/dashboard/profile" className={css.tab}>
          <Icon name="user" size={22} />
          {t('cabinet.profileShort')}
        </NavLink>
        <NavLink to="/dashboard/projects" className={css.tab}>
          <Icon name="folder" size={22} />
          {t('cabinet.projects')}
        </NavLink>
        <NavLink to="/dashboard/education" className={css.tab}>
          <Icon name="book" size={22} />
          {t('cabinet.education')}
        </NavLink>
        <button type="button" className={css.tab} aria-haspopup="dialog" onClick={more.open}>
          <Icon name="menu" size={22} />
          {t('cabinet.more')}
        </button>
        <Modal isOpen={more.isOpen} onOpenChange={more.close} size="menu" title={t('cabinet.more')} isTitleHidden header={<Wordmark />}>
          <div className={menuCss.list}>
            <NavLink to="/dashboard/settings" replace className={menuCss.link}>
              {t('cabinet.settings')}
            </NavLink>
            <NavLink to="/dashboard/news" replace className={menuCss.link}>
              {t('cabinet.news')}
            </NavLink>
            <NavLink to="/photographers" replace className={menuCss.link}>
              {t('cabinet.catalogue')}
            </NavLink>
            <button type="button" className={menuCss.link} onClick={leave}>
              {t('cabinet.logout')}
            </button>
          </div>
        </Modal>
      </nav>
    </div>
  );
}
