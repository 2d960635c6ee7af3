import { useLayoutEffect, useRef } from 'react';

/**
 * The element that opened the viewer, while it is still rendered. After the viewer failed to load, its opener may be in a dialog that is closed by
 * now, which cannot get the focus.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  return () => (opener.current?.isConnected ? opener.current : null);
}
