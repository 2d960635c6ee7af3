import { Icon, Modal, Wordmark } from '@portal/ui';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import menuCss from '../header/MobileMenuList.module.css';
import { t } from '../texts.ts';
import css from './CabinetTabBar.module.css';

/** The cabinet's sections at the thumb, on narrow screens. */
export function CabinetTabBar({ onLeave }: { onLeave: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => {
    setIsOpen(false);
    onLeave();
  };
  return (
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
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="menu" size={22} />
        {t('cabinet.more')}
      </button>
      <Modal isOpen={isOpen} onOpenChange={setIsOpen} size="full" title={t('cabinet.more')} isTitleHidden header={<Wordmark />}>
        <div className={menuCss.list}>
          <NavLink to="/dashboard/settings" className={menuCss.link} onClick={() => setIsOpen(false)}>
            {t('cabinet.settings')}
          </NavLink>
          <NavLink to="/dashboard/news" className={menuCss.link} onClick={() => setIsOpen(false)}>
            {t('cabinet.news')}
          </NavLink>
          <NavLink to="/photographers" className={menuCss.link}>
            {t('cabinet.catalogue')}
          </NavLink>
          <button type="button" className={menuCss.link} onClick={leave}>
            {t('cabinet.logout')}
          </button>
        </div>
      </Modal>
    </nav>
  );
}
