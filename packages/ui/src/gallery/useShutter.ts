import { type RefObject, useLayoutEffect, useState } from 'react';

/** The middle of the clicked element: it still has the focus when the viewer is rendered; later the dialog has it. */
function clickedPlace() {
  const opener = document.activeElement;
  if (!opener || opener === document.body) return null;
  const { left, top, width, height } = opener.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Sets the position of the clicked thumbnail for the overlay's CSS. Measured before the viewer is in the page: later it would force a layout. */
export function useShutter(dialog: RefObject<HTMLElement | null>, overlaySelector: string) {
  const [place] = useState(clickedPlace);
  useLayoutEffect(() => {
    const overlay = dialog.current?.closest<HTMLElement>(overlaySelector);
    if (!place || !overlay) return;
    overlay.style.setProperty('--gallery-x', `${place.x}px`);
    overlay.style.setProperty('--gallery-y', `${place.y}px`);
  }, [dialog, overlaySelector, place]);
}
