import { useLayoutEffect, useRef } from 'react';

/**
 * Where the viewer was opened from, while that is still there. A dialog that said why the viewer was late is gone when
 * the viewer closes, and the keyboard cannot go back to it.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  return () => (opener.current?.isConnected ? opener.current : null);
}
