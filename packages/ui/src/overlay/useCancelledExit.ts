import { type TransitionEvent, useCallback, useState } from 'react';

/**
 * React Aria removes an overlay once its closing transitions have finished. A cancelled transition never finishes, and the overlay stays over the
 * page, invisible, and catches clicks. That happens to a popover that is closed before it was visible: where there may be an on-screen keyboard, it
 * becomes visible two frames after it was opened, and cancels what is running then. A new key mounts it again: closed.
 */
export function useCancelledExit() {
  const [exitKey, setExitKey] = useState(0);
  const leaveIfStill = useCallback(({ currentTarget: overlay }: TransitionEvent<HTMLElement>) => {
    if (!overlay.hasAttribute('data-exiting')) return;
    // A dialog has two exits: of the backdrop and the panel. A finished one is removed before its event.
    const parts = [overlay, ...overlay.querySelectorAll('[data-exiting]')];
    if (parts.every((part) => part.getAnimations().length === 0)) setExitKey((key) => key + 1);
  }, []);
  return { exitKey, onTransitionCancel: leaveIfStill, onTransitionEnd: leaveIfStill };
}
