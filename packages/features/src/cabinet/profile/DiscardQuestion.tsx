import { ConfirmDialog } from '@portal/ui';
import { ReturnFocus } from '../../common/index.ts';
import { t } from '../texts.ts';

interface DiscardQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

/** One click must not take away a whole card that was typed. It stands beside the save bar, which goes with what is thrown away. */
export function DiscardQuestion(props: DiscardQuestionProps) {
  return (
    <ConfirmDialog {...props} title={t('profile.discarding.title')} confirmLabel={t('profile.discarding.confirm')}>
      {t('profile.discarding.text')}
      <ReturnFocus to={() => document.querySelector('main')} />
    </ConfirmDialog>
  );
}
