import { useEffect, useEffectEvent } from 'react';

/** Arrow keys step from photo to photo wherever in the dialog the focus is, except on the slider between before and after, which they move. */
export function useStepKeys(isActive: boolean, onStep: (by: -1 | 1) => void): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (by === 0 || isTaken || (event.target instanceof Element && event.target.closest('input, [role=menu]'))) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [isActive]);
}
