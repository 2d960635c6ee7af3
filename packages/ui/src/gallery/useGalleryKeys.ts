import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useFocusFallback } from '../drop-zone/useFocusFallback.ts';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { type MarkChange, markOfKey } from '../mark/markOfKey.ts';
import { type GalleryMode, stepIndex } from './stepIndex.ts';

interface GalleryKeysOptions {
  dialog: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  mode: GalleryMode;
  onIndexChange: (index: number) => void;
  /** Shows it at 1 : 1, or whole again. */
  onActual: (() => void) | undefined;
  onMark: ((change: MarkChange) => void) | undefined;
}

/** Arrows, Home and End change the photo, wherever in the viewer the focus is. The handlers belong on the element around the dialog. */
export function useGalleryKeys({ dialog, index, count, mode, onIndexChange, onActual, onMark }: GalleryKeysOptions) {
  // An arrow button that becomes disabled at the end would lose the focus, and with it the keys.
  const toDialog = () => dialog.current?.focus();
  const { onFocus, onBlur } = useFocusFallback(toDialog);
  useEffect(() => {
    if (document.activeElement?.matches(':disabled')) toDialog();
  });

  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    // By its position on the keyboard, like the marks.
    if (event.code === 'KeyZ') onActual?.();
    const change = markOfKey(event);
    if (change) onMark?.(change);
    const steps: Record<string, number> = {
      ArrowLeft: stepIndex(index, -1, count, mode),
      ArrowRight: stepIndex(index, 1, count, mode),
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next !== index) onIndexChange(next);
  });
  return { onKeyDown, onFocus, onBlur };
}
