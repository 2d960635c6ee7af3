import { type ComponentProps, useState } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';

type OverlayProps = ComponentProps<typeof ModalOverlay> & { isOpen: boolean };

/**
 * What stands over the page: React Aria's overlay, which shows itself a moment after it was opened. One that was
 * closed within that moment had its leaving cancelled by its coming, and stayed for ever, unseen, over the page: here
 * it comes first, and then leaves.
 */
export function Overlay({ isOpen, onEnter, ...props }: OverlayProps) {
  const [phase, setPhase] = useState<'away' | 'coming' | 'here'>('away');
  if (isOpen && phase === 'away') setPhase('coming');
  if (!isOpen && phase === 'here') setPhase('away');
  return (
    <ModalOverlay
      {...props}
      isOpen={isOpen || phase === 'coming'}
      onEnter={(element) => {
        setPhase('here');
        return onEnter?.(element);
      }}
    />
  );
}
