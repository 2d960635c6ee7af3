import { ConfirmDialog } from '@portal/ui';
import { t } from './texts.ts';

interface UnsavedQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Leaves without saving. */
  onConfirm: () => void;
}

/** Asks before something typed and not saved is lost: with a page, or with a window. */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  return (
    <ConfirmDialog {...props} title={t('title')} confirmLabel={t('leave')} cancelLabel={t('stay')}>
      {t('text')}
    </ConfirmDialog>
  );
}
