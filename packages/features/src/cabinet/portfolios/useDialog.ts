import { useState } from 'react';

/** The props of every dialog of the section. */
export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Which dialog is open, and for what. It keeps its subject while it closes; each opening has its own number. */
export function useDialog<Target>() {
  const [shown, setShown] = useState<{ target: Target; turn: number; isOpen: boolean } | null>(null);
  return {
    shown,
    open: (target: Target) => setShown((before) => ({ target, turn: (before?.turn ?? 0) + 1, isOpen: true })),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  };
}
