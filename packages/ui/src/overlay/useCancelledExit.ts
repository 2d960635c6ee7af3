import { type TransitionEvent, useCallback, useState } from 'react';

/**
 * React Aria takes an overlay away once its closing transitions have finished. One that is cancelled never finishes, and the
 * overlay stays over the page, invisible, and takes its clicks. That happens to a popover that is closed before it was shown:
 * where there may be a keyboard on the screen, it shows itself two frames after it was opened, and cancels what runs by then.
 * With another key it is mounted anew: closed.
 */
export function useCancelledExit() {
  const [exitKey, setExitKey] = useState(0);
  const leaveIfStill = useCallback(({ currentTarget: overlay }: TransitionEvent<HTMLElement>) => {
    if (!overlay.hasAttribute('data-exiting')) return;
    // Of a dialog the scrim and the panel leave. What has finished is gone before its event.
    const parts = [overlay, ...overlay.querySelectorAll('[data-exiting]')];
    if (parts.every((part) => part.getAnimations().length === 0)) setExitKey((key) => key + 1);
  }, []);
  return { exitKey, onTransitionCancel: leaveIfStill, onTransitionEnd: leaveIfStill };
}
