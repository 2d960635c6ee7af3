import type { ProjectShare } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import type { Shares } from '../useShares.ts';
import { t } from '../texts.ts';
import type { AllAction } from './AllMenu.tsx';
import { ChangeAllDialog } from './ChangeAllDialog.tsx';

interface AllSharesProps {
  /** The shares that were shown when the action was chosen. */
  about: readonly ProjectShare[];
  opened: AllAction | null;
  onClose: () => void;
  shares: Shares;
}

/** The dialogs that change or end many shares at once. */
export function AllShares({ about, opened, onClose, shares }: AllSharesProps) {
  const count = about.length;
  return (
    <>
      <ChangeAllDialog
        isOpen={opened === 'change'}
        count={count}
        onClose={onClose}
        onSave={(changes) => shares.changeAll(about, changes)}
      />
      <ConfirmDialog
        isOpen={opened === 'end'}
        onOpenChange={onClose}
        title={t('all.ending', { count })}
        confirmLabel={t('ending.confirm')}
        pendingLabel={t('ending.pending')}
        onConfirm={() => shares.endAll(about)}
      >
        {t('all.endingText')}
      </ConfirmDialog>
    </>
  );
}
