import type { ReactNode } from 'react';
import css from './Scrim.module.css';
import { Overlay } from '../overlay/Overlay.tsx';

interface ScrimProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Ignores Escape and the backdrop while something must not be interrupted. */
  isLocked?: boolean | undefined;
  /** Ignores the backdrop alone. */
  staysOpen?: boolean | undefined;
  /** A confirmation is layered above every dialog. */
  layer?: 'dialog' | 'confirm' | undefined;
  children: ReactNode;
}

/** The backdrop of every dialog and sheet. A click on it, or Escape, asks to close. */
export function Scrim({ isOpen, onOpenChange, isLocked = false, staysOpen = false, layer = 'dialog', children }: ScrimProps) {
  return (
    <Overlay
      className={css.scrim ?? ''}
      data-layer={layer}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isLocked && !staysOpen}
      isKeyboardDismissDisabled={isLocked}
    >
      {children}
    </Overlay>
  );
}
