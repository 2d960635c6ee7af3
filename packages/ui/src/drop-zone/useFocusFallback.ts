import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * When a state change removes the focused control, the browser moves focus to the start of the page: `refocus` moves it to the next useful element
 * instead. The handlers belong on the element around the control.
 */
export function useFocusFallback(refocus: () => void) {
  // React fires no blur for a control that it removes, so this stays true.
  const isInside = useRef(false);
  const keep = useEffectEvent(() => {
    if (isInside.current && document.activeElement === document.body) refocus();
  });
  useEffect(() => keep());
  const onFocus = useCallback(() => {
    isInside.current = true;
  }, []);
  const onBlur = useCallback(() => {
    isInside.current = false;
  }, []);
  return { onFocus, onBlur };
}
