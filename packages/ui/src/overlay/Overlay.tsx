import { type ComponentProps, memo, useCallback, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { useCloseRequest } from './useCloseRequest.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';

type OverlayProps = Omit<ComponentProps<typeof ModalOverlay>, 'ref'> & { isOpen: boolean };

/** Memoised: each render of it measures the page. */
const MemoOverlay = memo(ModalOverlay);

/**
 * React Aria's overlay, which shows itself a moment after it was opened. If it was closed within that moment, its entry
 * cancelled its exit, and it stayed over the page, invisible: here it enters first, and then exits. It is mounted until it has
 * left: opened again before, it does not enter a second time.
 */
export function Overlay({ isOpen, onEnter, ...props }: OverlayProps) {
  const [phase, setPhase] = useState<'unmounted' | 'entering' | 'mounted'>('unmounted');
  if (isOpen && phase === 'unmounted') setPhase('entering');
  // While nothing may interrupt it, the request is heard and refused, like Escape.
  useCloseRequest(isOpen, () => {
    if (!props.isKeyboardDismissDisabled) props.onOpenChange?.(false);
  });
  useDoubleClickGuard(isOpen);
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
  return <MemoOverlay data-over-page {...props} ref={whenGone} isOpen={isOpen || phase === 'entering'} onEnter={whenHere} />;
}
