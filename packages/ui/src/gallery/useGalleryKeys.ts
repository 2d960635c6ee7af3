import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useNewest } from '../newest/useNewest.ts';
import { type MarkChange, markOfKey } from '../mark/markOfKey.ts';
import { type GalleryMode, stepIndex } from './stepIndex.ts';

interface GalleryKeysOptions {
  dialog: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  mode: GalleryMode;
  onIndexChange: (index: number) => void;
  /** Looks at it 1 : 1, or whole again. */
  onActual: (() => void) | undefined;
  onMark: ((change: MarkChange) => void) | undefined;
}

/** Arrows, Home and End turn the photos over, wherever in the viewer the keyboard is. */
export function useGalleryKeys({ dialog, index, count, mode, onIndexChange, onActual, onMark }: GalleryKeysOptions) {
  // An arrow that becomes disabled at the end would drop the keyboard's place, and with it the keys.
  useEffect(() => {
    const place = document.activeElement;
    if (place === document.body || place?.matches(':disabled')) dialog.current?.focus();
  });

  return useNewest((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    // By its place on the keyboard, as the marks.
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
}
