import { ConfirmDialog } from '@portal/ui';
import { currentLosses, lossTexts } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import { useSignOut } from './useSignOut.ts';

interface LogoutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The question before signing out (ledger CON-22). It replaces the one about unsaved input too, and names what would be lost. */
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
      {[...currentLosses().map((loss) => lossTexts(loss).text), t('logout.lead')].join(' ')}
    </ConfirmDialog>
  );
}
