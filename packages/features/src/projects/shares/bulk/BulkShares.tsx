import { type ProjectShare, shareLimits } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { afterLeaving } from '../list/nextFocus.ts';
import type { Shares } from '../useShares.ts';
import { emailsText } from './emailsText.ts';
import { t } from '../texts.ts';
import type { BulkAction } from './BulkMenu.tsx';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';

interface BulkSharesProps {
  /** The shares that were shown when the action was chosen. */
  about: readonly ProjectShare[];
  /** Those of them that can be sent to families. */
  sendable: readonly ProjectShare[];
  /** Those of them whose clients can be reminded. */
  remindable: readonly ProjectShare[];
  opened: BulkAction | null;
  onClose: () => void;
  shares: Shares;
}

/** The dialogs that send, change, remind of or end shares in bulk. */
export function BulkShares({ about, sendable, remindable, opened, onClose, shares }: BulkSharesProps) {
  const count = about.length;
  return (
    <>
      <BulkChangeDialog
        isOpen={opened === 'change'}
        count={count}
        onClose={onClose}
        onSave={(changes) => shares.bulkChange(about, changes)}
      />
      <ConfirmDialog
        isOpen={opened === 'send'}
        onOpenChange={onClose}
        title={t('bulk.sending', { count: sendable.length })}
        tone="primary"
        confirmLabel={t('bulk.remindConfirm')}
        pendingLabel={t('sending.sending')}
        onConfirm={() => shares.bulkSend(sendable)}
      >
        {t('bulk.sendingText')} {emailsText(sendable.length, shares.board)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'remind'}
        onOpenChange={onClose}
        title={t('bulk.reminding', { count: remindable.length })}
        tone="primary"
        confirmLabel={t('bulk.remindConfirm')}
        pendingLabel={t('sending.sending')}
        onConfirm={() => shares.bulkRemind(remindable)}
      >
        {t('bulk.remindingText', { count: shareLimits.emailsADay })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'end'}
        onOpenChange={onClose}
        title={t('bulk.ending', { count })}
        confirmLabel={t('ending.confirm')}
        pendingLabel={t('ending.pending')}
        onConfirm={() => shares.bulkEnd(about)}
      >
        {t('bulk.endingText', { count })} {about.some(({ chooses }) => chooses === 'each_family') && t('bulk.endingFamilies')}
        <ReturnFocus to={afterLeaving} />
      </ConfirmDialog>
    </>
  );
}
