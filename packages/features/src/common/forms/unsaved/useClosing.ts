import { useRef, useState } from 'react';
import { type Loss, useUnsaved } from './unsaved.ts';

interface ClosingOptions {
  isOpen: boolean;
  /** Whether there is unsaved input. */
  isDirty: boolean;
  /** What would be lost. */
  loss?: Loss;
  onClose: () => void;
}

/** The ways to close a dialog with a form. */
interface Closing {
  /** For Escape, the close button, the backdrop and «Отмена»: asks for confirmation where input would be lost. */
  tryToClose: () => void;
  /** For another action that loses the same: asks for confirmation where input would be lost. */
  tryTo: (leave: () => void) => void;
  /** After saving or deleting: closes without confirmation. */
  close: () => void;
  /** For `UnsavedQuestion`, which is rendered inside the dialog. */
  question: { isOpen: boolean; losses: readonly Loss[]; onOpenChange: (isOpen: boolean) => void; onConfirm: () => void };
}

/** Asks before a dialog closes over unsaved input. Back is covered by the page's own question. */
export function useClosing({ isOpen, isDirty, loss = 'typing', onClose }: ClosingOptions): Closing {
  const forget = useUnsaved(isOpen && isDirty, 'dialog', loss);
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useRef(onClose);
  const leaveBy = (leave: () => void) => {
    // Before the dialog closes: where it is part of the address, closing is a navigation that would ask again.
    forget();
    leave();
  };
  const tryTo = (leave: () => void) => {
    leaving.current = leave;
    if (isDirty) setConfirming(true);
    else leaveBy(leave);
  };
  return {
    tryToClose: () => tryTo(onClose),
    tryTo,
    close: () => leaveBy(onClose),
    question: { isOpen: isConfirming, losses: [loss], onOpenChange: setConfirming, onConfirm: () => leaveBy(leaving.current) },
  };
}
