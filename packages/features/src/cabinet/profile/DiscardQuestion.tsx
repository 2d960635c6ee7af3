import { ConfirmDialog } from '@portal/ui';
import { ReturnFocus } from '../../common/index.ts';
import { t } from '../texts.ts';

interface DiscardQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a whole edited card is discarded by one click. Rendered beside the save bar, which is removed when changes are discarded. */
export function DiscardQuestion(props: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title={t('profile.discarding.title')}
      confirmLabel={t('profile.discarding.confirm')}
      cancelLabel={t('profile.discarding.cancel')}
    >
      {t('profile.discarding.text')}
      <ReturnFocus to={() => document.querySelector('main')} />
    </ConfirmDialog>
  );
}
