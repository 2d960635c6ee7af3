import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { t } from './texts.ts';
import { isUploading, type Loss } from './unsaved.ts';

interface UnsavedQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Leaves without saving. */
  onConfirm: () => void;
}

/** Asks before something that is not saved is lost, with a page or with a window: what was typed, or files on their way. */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  // An upload may come to its end while it is asked: the words stay.
  const [asked, setAsked] = useState<{ isOpen: boolean; about: Loss }>({ isOpen: false, about: 'typing' });
  if (asked.isOpen !== props.isOpen)
    setAsked({ isOpen: props.isOpen, about: props.isOpen ? (isUploading() ? 'upload' : 'typing') : asked.about });
  return (
    <ConfirmDialog {...props} title={t(`${asked.about}.title`)} confirmLabel={t(`${asked.about}.leave`)} cancelLabel={t('stay')}>
      {t(`${asked.about}.text`)}
    </ConfirmDialog>
  );
}
