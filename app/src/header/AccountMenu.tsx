import type { SessionUser } from '@portal/api';
import { LogoutDialog } from '@portal/features/session';
import { Avatar, Button, Menu } from '@portal/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import css from './AccountMenu.module.css';

/** The menu under the own face. Loaded for who is signed in: visitors do not pay for it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [isLeaving, setLeaving] = useState(false);
  const { firstName, avatar } = user;
  return (
    <>
      <Menu
        label={t('nav.cabinet')}
        trigger={
          <Button tone="ghost" aria-label={t('nav.account', { name: firstName })}>
            <span className={css.who}>
              <Avatar src={avatar} name={firstName} size={32} />
              <span className={css.name}>{firstName}</span>
            </span>
          </Button>
        }
        items={[
          { id: 'cabinet', label: t('nav.cabinet'), icon: 'home', href: '/dashboard' },
          { id: 'logout', label: t('nav.logout'), icon: 'logout', onAction: () => setLeaving(true) },
        ]}
      />
      <LogoutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
    </>
  );
}
