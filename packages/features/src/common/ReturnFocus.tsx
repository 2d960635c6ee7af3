import { useFocusPlace } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Rendered in a dialog or a mode whose work removes the element that opened it: when it has closed and the focus is lost, it
 * moves the focus to where the work goes on.
 */
export function ReturnFocus({ to }: { to: () => HTMLElement | null | undefined }) {
  const focus = useFocusPlace();
  const latest = useRef({ to, focus });
  useLayoutEffect(() => {
    latest.current = { to, focus };
  });
  useEffect(
    () => () => {
      // After the dialog itself, or who began the mode, has tried to give it back.
      requestAnimationFrame(() => {
        const place = latest.current.to();
        // Focus on what contains the whole place (the page, a dialog) counts as lost; anything else was restored rightly.
        if (place && document.activeElement?.contains(place)) latest.current.focus(place);
      });
    },
    [],
  );
  return null;
}
