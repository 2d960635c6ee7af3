import type { SessionSummary } from '@portal/api';
import { LogoutDialog } from '@portal/features/session';
import { Button, Menu } from '@portal/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { AccountSummary } from './AccountSummary.tsx';

/** The account menu. Loaded for signed-in users only. */
export function AccountMenu({ summary: { firstName, avatar } }: { summary: SessionSummary }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Menu
        label={t('nav.cabinet')}
        trigger={
          <Button tone="ghost" aria-label={t('nav.account', { name: firstName })}>
            <AccountSummary firstName={firstName} avatar={avatar} />
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
