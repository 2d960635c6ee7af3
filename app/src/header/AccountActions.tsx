import { useSession } from '@portal/features/common';
import { ButtonLink } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { t } from '../texts.ts';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })));

/** Sign in or register; a menu for who is signed in. Empty while that is being found out. */
export function AccountActions() {
  const session = useSession();
  if (session.state === 'checking') return null;
  if (session.state === 'signed-in') {
    return (
      <Suspense fallback={null}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  return (
    <>
      <ButtonLink href="/login" tone="ghost">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink href="/register" tone="secondary">
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}
