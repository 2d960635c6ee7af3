import { type ComponentProps, memo, useCallback, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { useCloseRequest } from './useCloseRequest.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';

type OverlayProps = Omit<ComponentProps<typeof ModalOverlay>, 'ref'> & { isOpen: boolean };

/** Each render of it measures the page, and to know that it has come changes nothing of it. */
const Steady = memo(ModalOverlay);

/**
 * What stands over the page: React Aria's overlay, which shows itself a moment after it was opened. One that was
 * closed within that moment had its leaving cancelled by its coming, and stayed for ever, unseen, over the page: here
 * it comes first, and then leaves. It is here until it has left: requested again before, it does not come a second time.
 */
export function Overlay({ isOpen, onEnter, ...props }: OverlayProps) {
  const [phase, setPhase] = useState<'away' | 'coming' | 'here'>('away');
  if (isOpen && phase === 'away') setPhase('coming');
  // While nothing may interrupt it, the request is heard and refused, like Escape.
  useCloseRequest(isOpen, () => {
    if (!props.isKeyboardDismissDisabled) props.onOpenChange?.(false);
  });
  useDoubleClickGuard(isOpen);
  const whenGone = useCallback((element: HTMLDivElement | null) => {
    if (!element) setPhase('away');
  }, []);
  const whenHere = useCallback(
    (element: HTMLElement) => {
      setPhase('here');
      return onEnter?.(element);
    },
    [onEnter],
  );
  return <Steady data-over-page {...props} ref={whenGone} isOpen={isOpen || phase === 'coming'} onEnter={whenHere} />;
}
