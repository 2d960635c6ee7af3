import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { t } from './texts.ts';
import type { Loss } from './unsaved.ts';

interface UnsavedQuestionProps {
  isOpen: boolean;
  /** What would be lost when it opens. */
  losses: readonly Loss[];
  onOpenChange: (isOpen: boolean) => void;
  /** Leaves without saving. */
  onConfirm: () => void;
}

/** Confirms before something unsaved is lost, with a page or with a dialog, and names each loss. */
export function UnsavedQuestion({ losses, ...dialog }: UnsavedQuestionProps) {
  // An upload may finish while the question is open: its words stay.
  const [asked, setAsked] = useState({ isOpen: false, losses });
  if (asked.isOpen !== dialog.isOpen) setAsked({ isOpen: dialog.isOpen, losses: dialog.isOpen ? losses : asked.losses });
  // What was typed is gone for good, an upload can be made again: the graver loss is the headline.
  const about = asked.losses.includes('typing') ? 'typing' : (asked.losses[0] ?? 'typing');
  return (
    <ConfirmDialog {...dialog} title={t(`${about}.title`)} confirmLabel={t(`${about}.leave`)} cancelLabel={t('stay')}>
      {asked.losses.map((loss) => t(`${loss}.text`)).join(' ')}
    </ConfirmDialog>
  );
}
