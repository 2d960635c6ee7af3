import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { t } from './texts.ts';
import type { Loss } from './unsaved.ts';

interface UnsavedQuestionProps {
  isOpen: boolean;
  /** What would be lost when the question opens. */
  losses: readonly Loss[];
  onOpenChange: (isOpen: boolean) => void;
  /** Leaves without saving. */
  onConfirm: () => void;
}

/** Asks before unsaved input is lost, with a page or with a dialog, and names each loss. */
export function UnsavedQuestion({ losses, ...dialog }: UnsavedQuestionProps) {
  // An upload may finish while the question is open: its text stays.
  const [shown, setShown] = useState({ isOpen: false, losses });
  if (shown.isOpen !== dialog.isOpen) setShown({ isOpen: dialog.isOpen, losses: dialog.isOpen ? losses : shown.losses });
  // Typed text is lost for good, an upload can be repeated: the more serious loss is the headline.
  const about = shown.losses.includes('typing') ? 'typing' : (shown.losses[0] ?? 'typing');
  return (
    <ConfirmDialog {...dialog} title={t(`${about}.title`)} confirmLabel={t(`${about}.leave`)} cancelLabel={t('stay')}>
      {shown.losses.map((loss) => t(`${loss}.text`)).join(' ')}
    </ConfirmDialog>
  );
}
