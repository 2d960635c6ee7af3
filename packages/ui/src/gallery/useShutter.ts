import { type RefObject, useLayoutEffect } from 'react';

/** Tells the overlay's CSS where the pressed thumbnail is. It still has the focus when the layout is made; later the dialog has it. */
export function useShutter(dialog: RefObject<HTMLElement | null>, overlaySelector: string) {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!opener || opener === document.body) return;
    const { left, top, width, height } = opener.getBoundingClientRect();
    const overlay = dialog.current?.closest<HTMLElement>(overlaySelector);
    overlay?.style.setProperty('--gallery-x', `${left + width / 2}px`);
    overlay?.style.setProperty('--gallery-y', `${top + height / 2}px`);
  }, [dialog, overlaySelector]);
}
