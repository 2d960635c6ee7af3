import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { OverlayState } from './useOverlay.ts';

/**
 * Something over the page that has no address (a sheet, a menu): it adds a history entry, so that Back closes it, on every phone. A link within it
 * replaces this entry.
 */
export function useLayer(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<Location | null>(null);
  // Only in the page load that opened it: after a reload it would otherwise open unexpectedly once its code has loaded.
  const opened = name + performance.timeOrigin;
  const isOpen = (location.state as OverlayState | null)?.opened === opened;
  // However often it is called before the next render, it adds one history entry.
  const isLeft = () => left.current === location || ((left.current = location), false);

  return {
    isOpen,
    open: () => {
      if (isOpen || isLeft()) return;
      const state = { ...(location.state as object | null), opened };
      void navigate(location, { state, preventScrollReset: true });
    },
    close: () => {
      if (isOpen && !isLeft()) void navigate(-1);
    },
  };
}
