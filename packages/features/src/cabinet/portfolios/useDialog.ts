import { useState } from 'react';

/** What every dialog of the section is told. */
export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Which dialog stands, and about what. While it closes it keeps what it is about; each opening has a number of its own. */
export function useDialog<Target>() {
  const [shown, setShown] = useState<{ target: Target; turn: number; isOpen: boolean } | null>(null);
  return {
    shown,
    open: (target: Target) => setShown((before) => ({ target, turn: (before?.turn ?? 0) + 1, isOpen: true })),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  };
}
