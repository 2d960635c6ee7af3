import { useEffect } from 'react';
import { useNewest } from '../newest/useNewest.ts';

/**
 * Back on an Android phone asks what stands over the page to close, before it leaves the page. Not where a mouse is: there
 * the same request is Escape, which React Aria hears by itself, and for a list inside a dialog without the dialog.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const ask = useNewest(close);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher;
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', hear);
    };
    const hear = (): void => {
      // One watcher hears one request: who answers with a question instead of closing is asked again.
      watch();
      ask();
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen, ask]);
}
