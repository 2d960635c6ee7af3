import { useMoveFocus } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Rendered in a dialog or a mode that may remove the element that opened it: when it has closed and nothing useful has the focus, it moves the focus
 * to the next element to work with.
 */
export function ReturnFocus({ to }: { to: () => HTMLElement | null | undefined }) {
  const focus = useMoveFocus();
  const latest = useRef({ to, focus });
  useLayoutEffect(() => {
    latest.current = { to, focus };
  });
  useEffect(
    () => () => {
      // After the dialog itself, or the opener of the mode, has tried to restore it.
      requestAnimationFrame(() => {
        const place = latest.current.to();
        // Focus on an ancestor of the whole area (the page, a dialog) counts as lost; on anything else it was restored correctly.
        if (place && document.activeElement?.contains(place)) latest.current.focus(place);
      });
    },
    [],
  );
  return null;
}
