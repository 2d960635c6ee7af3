import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * When a new state takes the focused control away, the browser drops focus to the page's start: `refocus` puts it
 * where the work goes on. The handlers belong on the element around the control.
 */
export function useFocusFallback(refocus: () => void) {
  // React fires no blur for a control that it removes itself, so this stays true.
  const isInside = useRef(false);
  const keep = useEffectEvent(() => {
    if (isInside.current && document.activeElement === document.body) refocus();
  });
  useEffect(() => keep());
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
