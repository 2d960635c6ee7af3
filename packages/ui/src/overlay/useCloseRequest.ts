import { useContext, useEffect } from 'react';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { BackStepsContext } from './BackSteps.ts';

/**
 * Back on a phone closes an overlay before it leaves the page: on Android by the browser's CloseWatcher, elsewhere (iOS) by a history entry. Not with
 * a mouse: there the close request is Escape, which React Aria handles itself, and for a list inside a dialog without closing the dialog.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const requestClose = useStableCallback(close);
  const steps = useContext(BackStepsContext);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return undefined;
    if (!CloseWatcher) return steps?.hold(requestClose);
    let watcher: CloseWatcher;
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', onRequest);
    };
    const onRequest = (): void => {
      // A watcher fires only once: when a confirmation was shown instead of closing, a new one is needed.
      watch();
      requestClose();
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen, requestClose, steps]);
}
