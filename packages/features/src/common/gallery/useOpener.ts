import { useLayoutEffect, useRef } from 'react';

/**
 * The element that opened the viewer, while it is still there. A dialog that reported the viewer's failed load is gone when the
 * viewer closes, so focus cannot return to it.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  return () => (opener.current?.isConnected ? opener.current : null);
}
