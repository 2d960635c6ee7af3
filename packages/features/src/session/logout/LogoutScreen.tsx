import { Button, ButtonLink } from '@portal/ui';
import { useState } from 'react';
import { AuthForm } from '../AuthForm.tsx';
import css from '../AuthForm.module.css';
import { t } from '../texts.ts';
import { useSignOut } from './useSignOut.ts';

/** The same question as a page of its own: `/logout`. */
export function LogoutScreen() {
  const signOut = useSignOut();
  const [isPending, setPending] = useState(false);
  const submit = () => {
    setPending(true);
    void signOut();
  };
  return (
    <AuthForm title={t('logout.title')} lead={t('logout.lead')} onSubmit={submit}>
      <div className={css.actions}>
        <Button type="submit" isPending={isPending} pendingText={t('logout.pending')}>
          {t('logout.confirm')}
        </Button>
        <ButtonLink href="/dashboard" tone="ghost">
          {t('logout.cancel')}
        </ButtonLink>
      </div>
    </AuthForm>
  );
}
