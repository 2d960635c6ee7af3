import { type ProjectShare, shareLimits } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import { remindable } from '../list/stages.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { afterLeaving } from '../list/nextFocus.ts';
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

/** The dialogs that change, remind of or end many shares at once. */
export function AllShares({ about, opened, onClose, shares }: AllSharesProps) {
  const count = about.length;
  const reminded = remindable(about);
  return (
    <>
      <ChangeAllDialog
        isOpen={opened === 'change'}
        count={count}
        onClose={onClose}
        onSave={(changes) => shares.changeAll(about, changes)}
      />
      <ConfirmDialog
        isOpen={opened === 'remind'}
        onOpenChange={onClose}
        title={t('all.reminding', { count: reminded.length })}
        tone="primary"
        confirmLabel={t('all.remindConfirm')}
        pendingLabel={t('sending.sending')}
        onConfirm={() => shares.remindAll(reminded)}
      >
        {t('all.remindingText', { count: shareLimits.emailsADay })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'end'}
        onOpenChange={onClose}
        title={t('all.ending', { count })}
        confirmLabel={t('ending.confirm')}
        pendingLabel={t('ending.pending')}
        onConfirm={() => shares.endAll(about)}
      >
        {t('all.endingText')}
        <ReturnFocus to={afterLeaving} />
      </ConfirmDialog>
    </>
  );
}
