import { useEffect } from 'react';
import { useNewest } from '../newest/useNewest.ts';

/**
 * Back on an Android phone closes an overlay before it leaves the page. Not with a mouse: there the same request is Escape,
 * which React Aria handles itself, and for a list inside a dialog without the dialog.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const requestClose = useNewest(close);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher;
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', onRequest);
    };
    const onRequest = (): void => {
      // A watcher fires once: after a confirmation instead of closing a new one is needed.
      watch();
      requestClose();
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen, requestClose]);
}
