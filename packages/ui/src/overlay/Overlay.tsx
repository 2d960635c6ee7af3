import { type ComponentProps, memo, useCallback, useEffect, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { useCancelledExit } from './useCancelledExit.ts';
import { useCloseRequest } from './useCloseRequest.ts';

/** Milliseconds after opening within which a click can still be the second one of a double click on the element that opened it. */
const QUICK_MS = 500;

/**
 * Ignores the second click of a double click, which falls on the overlay that the first one has opened. It was not meant for the close button, the
 * backdrop or the button that is there now. The browser itself counts the clicks, by time, position and the settings of the system.
 */
function useDoubleClickGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opened = performance.now();
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - opened > QUICK_MS) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, [isOpen]);
}

type OverlayProps = Omit<ComponentProps<typeof ModalOverlay>, 'ref'> & { isOpen: boolean };

/** Memoised: each render of it measures the page. */
const MemoOverlay = memo(ModalOverlay);

/**
 * React Aria's overlay becomes visible a moment after it is opened. If it is closed within that moment, its entry animation cancels its exit, and it
 * stays over the page, invisible: here it enters first, and then exits. It is mounted until it has closed: if it is opened again before that, it does
 * not enter a second time.
 */
export function Overlay({ isOpen, onEnter, ...props }: OverlayProps) {
  const [phase, setPhase] = useState<'unmounted' | 'entering' | 'mounted'>('unmounted');
  if (isOpen && phase === 'unmounted') setPhase('entering');
  // While it must not be interrupted, the request is handled and ignored, like Escape.
  useCloseRequest(isOpen, () => {
    if (!props.isKeyboardDismissDisabled) props.onOpenChange?.(false);
  });
  useDoubleClickGuard(isOpen);
  const { exitKey, ...onTransition } = useCancelledExit();
  const whenGone = useCallback((element: HTMLDivElement | null) => {
    if (!element) setPhase('unmounted');
  }, []);
  const whenHere = useCallback(
    (element: HTMLElement) => {
      setPhase('mounted');
      return onEnter?.(element);
    },
    [onEnter],
  );
  return (
    <MemoOverlay
      key={exitKey}
      data-over-page
      {...props}
      ref={whenGone}
      isOpen={isOpen || phase === 'entering'}
      onEnter={whenHere}
      {...onTransition}
    />
  );
}
