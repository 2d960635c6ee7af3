import { ConfirmDialog } from '@portal/ui';
import { t } from '../texts.ts';
import { useSignOut } from './useSignOut.ts';

interface LogoutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The question before signing out (ledger CON-22). */
export function LogoutDialog({ isOpen, onOpenChange }: LogoutDialogProps) {
  const signOut = useSignOut();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('logout.title')}
      confirmLabel={t('logout.confirm')}
      pendingLabel={t('logout.pending')}
      tone="primary"
      onConfirm={signOut}
    >
      {t('logout.lead')}
    </ConfirmDialog>
  );
}
